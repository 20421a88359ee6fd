/**
 * The middle value; of an even number of values the upper of the two in the middle, so that it is one that was measured.
 * @throws RangeError without values
 */
export function median(values: number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new RangeError('There is no median of nothing.')
  return middle
}
