/** An element with the site's own classes, which the preview knows. */
export function element(tag: string, className: string, ...children: (string | Element)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

export const pictureOf = (src: string) => Object.assign(element('img', 'mt-4 h-auto w-full'), { src, alt: '' })

export const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
