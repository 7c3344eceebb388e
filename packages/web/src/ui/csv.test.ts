import { describe, expect, test } from 'vitest'
import { toCsv } from './csv.ts'

describe('a CSV file', () => {
  test('keeps commas, quotes and lines within their field, and begins with the mark of UTF-8', async () => {
    const bytes = new Uint8Array(
      await toCsv([
        ['a', 'b, c'],
        ['say "so"', 'two\nlines'],
      ]).arrayBuffer(),
    )
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\ufeffa,"b, c"\r\n"say ""so""","two\nlines"\r\n',
    )
  })

  test('never hands a formula to a spreadsheet, and leaves negative amounts as they are', async () => {
    const bytes = new Uint8Array(await toCsv([['=1+1', '@cmd', '-2.50', '-cmd']]).arrayBuffer())
    expect(new TextDecoder().decode(bytes)).toBe("'=1+1,'@cmd,-2.50,'-cmd\r\n")
  })
})
