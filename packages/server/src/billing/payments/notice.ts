/** A notice as it came: what its signature covers is every byte of the body. */
export interface Notice {
  headers: Record<string, string | undefined>
  body: Buffer
}
