/** The same numbers with room for more, `filler` in the new places. */
export function enlarged<
  Column extends Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array,
>(column: Column, size: number, filler = 0): Column {
  const larger = new (column.constructor as new (size: number) => Column)(size)
  larger.set(column)
  if (filler !== 0) larger.fill(filler, column.length)
  return larger
}
