import { fold } from '../reading/fold.ts'

/** What names a part: "Text 1:", "Second paragraph -", «الفقرة الأولى:», "A)". */
const LABEL =
  /(?:^|\n|(?<=[.!?؟]\s))\s{0,4}(?:(?:text|part|paragraph|article|section|email|message|note|story|review|comment|opinion|الراي|التقييم|التعليق|النص|نص|الفقره|فقره|الجزء|جزء|القسم|المقال|الرساله|الخبر)\s(?:no\.?\s?|رقم\s)?[\p{L}\d]{1,8}|(?:first|second|third|fourth)\s(?:text|part|paragraph|article|section|email|message)|[a-d1-9]\)|[a-d])\s?[:：)–-]{1,2}\s/giu

/** The texts that a message holds side by side: behind labels, or else its paragraphs or lines. */
export function partsOf(text: string): string[] {
  const folded = fold(text)
  const labels = [...folded.text.matchAll(LABEL)]
  // The first label may have gone with the request.
  const before = folded.text.slice(0, labels[0]?.index ?? 0).trim() ? [0] : []
  const starts = [...before, ...labels.map(({ index, 0: label }) => index + label.length)]
  const ends = [
    ...labels.map(({ index }) => index).slice(before.length ? 0 : 1),
    folded.text.length,
  ]
  if (labels.length > 0 && starts.length > 1)
    return starts.map((start, at) =>
      text.slice(folded.original(start), folded.original(ends[at] as number)).trim(),
    )
  const paragraphs = text.split(/\n[ \t]{0,9}\n/).filter((part) => /[.!?؟]\s*\S/.test(part))
  if (paragraphs.length > 1) return paragraphs
  return text.split('\n').filter((part) => /[.!?؟]\s*\S/.test(part))
}
