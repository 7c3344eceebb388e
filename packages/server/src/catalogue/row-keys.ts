const FIRST_SIZE = 2048

/** Finds rows by a key of theirs. Keeps the rows alone, since the key stands in the row: a `Map` of a million texts takes a hundred megabytes. */
export class RowKeys {
  readonly #keyOf: (row: number) => Uint8Array
  /** Places by hash; 0 is free, a taken place means the next one. */
  #rows = new Int32Array(FIRST_SIZE)
  #count = 0

  constructor(keyOf: (row: number) => Uint8Array) {
    this.#keyOf = keyOf
  }

  find(key: Uint8Array): number | undefined {
    return this.#rows[this.#placeOf(key)] || undefined
  }

  /** A row that has the same key is not found by it any more. */
  add(row: number): void {
    const place = this.#placeOf(this.#keyOf(row))
    if (this.#rows[place] === 0) this.#count += 1
    this.#rows[place] = row
    if (this.#count * 2 > this.#rows.length) this.#grow()
  }

  /** To be called while the row still has its key; nothing happens where another row has taken it over. */
  remove(row: number): void {
    let free = this.#placeOf(this.#keyOf(row))
    if (this.#rows[free] !== row) return
    this.#count -= 1
    // What was put further on because this place was taken moves up, or it would not be found any more.
    for (let place = this.#next(free); this.#rows[place] !== 0; place = this.#next(place)) {
      const wanted = this.#firstPlace(this.#keyOf(this.#rows[place] as number))
      const mask = this.#rows.length - 1
      if (((place - wanted) & mask) < ((place - free) & mask)) continue
      this.#rows[free] = this.#rows[place] as number
      free = place
    }
    this.#rows[free] = 0
  }

  /** Of every key its row. */
  rows(): Int32Array {
    return this.#rows.filter((row) => row !== 0)
  }

  #placeOf(key: Uint8Array): number {
    let place = this.#firstPlace(key)
    for (
      let row = this.#rows[place] as number;
      row !== 0 && !isSame(this.#keyOf(row), key);
      row = this.#rows[place] as number
    )
      place = this.#next(place)
    return place
  }

  /** FNV-1a. */
  #firstPlace(key: Uint8Array): number {
    let hash = 0x811c9dc5
    for (let at = 0; at < key.length; at += 1)
      hash = Math.imul(hash ^ (key[at] as number), 0x01000193)
    return (hash ^ (hash >>> 15)) & (this.#rows.length - 1)
  }

  #next(place: number): number {
    return (place + 1) & (this.#rows.length - 1)
  }

  #grow(): void {
    const rows = this.rows()
    this.#rows = new Int32Array(this.#rows.length * 2)
    for (const row of rows) {
      let place = this.#firstPlace(this.#keyOf(row))
      while (this.#rows[place] !== 0) place = this.#next(place)
      this.#rows[place] = row
    }
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false
  return true
}
