const SHORTEST = 40
const MAX_PASSAGE = 300

const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{40,}={0,2}/g
/** Each letter of a text as its number. */
const ESCAPED = [
  /(?:\\x[0-9a-f]{2}){8}/i,
  /(?:\\u[0-9a-f]{4}){8}/i,
  /(?:%[0-9a-f]{2}){8}/i,
  /(?:&#\d{2,6};){8}/,
  /(?:&#x[0-9a-f]{2,6};){8}/i,
]

/** The first piece of a text that says something only when it is decoded. */
export function findEncoded(text: string): string | undefined {
  for (const pattern of ESCAPED) {
    const at = text.search(pattern)
    if (at !== -1) return text.slice(at, at + MAX_PASSAGE).toWellFormed()
  }
  return text.match(BASE64)?.find(saysSomething)?.slice(0, MAX_PASSAGE)
}

/** Ids, digests and names of things decode to noise. */
function saysSomething(piece: string): boolean {
  const decoded = Buffer.from(piece, 'base64').toString('utf8')
  if (piece.length < SHORTEST || decoded.length < SHORTEST / 2) return false
  const readable = decoded.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0
  return !decoded.includes('\ufffd') && readable >= decoded.length * 0.95
}
