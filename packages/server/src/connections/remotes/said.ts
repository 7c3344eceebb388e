/** What the other end said, as it can be stored and shown: of limited length, without what no database holds. */
export function said(text: string | undefined | null, max: number): string {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, max).toWellFormed()
}

/** The same of JSON, with the names in it. `JSON.stringify` escapes half a character only; a backslash that is escaped itself is read over. */
export const saidJson = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(UNSTORABLE, (escaped) =>
      escaped === '\\\\' ? escaped : escaped === '\\u0000' ? '' : '\\ufffd',
    ),
  )

const UNSTORABLE = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g
