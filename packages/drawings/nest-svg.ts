/** A drawing within another one, fitted into a box. */
export function nestSvg(svg: string, box: { x: number; y: number; width: number; height: number }): string {
  const place = Object.entries(box)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  const own = Object.keys(box).map((name) => new RegExp(`\\s${name}="[^"]*"`))
  return svg.replace(/^<svg\b[^>]*/, (tag) => own.reduce((rest, one) => rest.replace(one, ''), tag) + place)
}
