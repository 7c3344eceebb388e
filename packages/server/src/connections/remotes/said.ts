/** What the other end said, as it can be stored and shown: of limited length, without what no database holds. */
export function said(text: string | undefined | null, max: number): string {
  return (text ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, max)
}
