const STAMP =
  /^\s{0,3}\[[\d٠-٩/.\-:,،\sapmAPMصم]{4,30}\]\s{0,2}|^[\d٠-٩/.]{6,10},? [\d٠-٩:]{4,8}(?: ?[apAP][mM])? - /u
const SENDER = /^(?<name>\p{L}[\p{L} .'’]{1,24}):\s(?=\p{L})/u
const LEAST_LINES = 2

/** A pasted chat: each line without the time and the name of whoever wrote it. */
export function withoutSenders(text: string): string {
  const lines = text.split('\n')
  const stamped = lines.filter((line) => STAMP.test(line))
  if (stamped.length < LEAST_LINES) return text
  return lines
    .map((line) => (STAMP.test(line) ? line.replace(STAMP, '').replace(SENDER, '') : line))
    .join('\n')
}
