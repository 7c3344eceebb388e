import { words } from '../reading/words.ts'
import { elements, escaped } from './labelled-page.ts'

const QUOTED = /["“«]([^"”»\n]{2,300})["”»]/gu
const KINDS = {
  title: /\btitles?\b|(?<!\p{L})(?:ال)?(?:عنوان|عنوانين|عناوين|تايتل)(?:ي)?(?!\p{L})/iu,
  description:
    /\b(?:meta )?desc(?:ription)?s?\b|(?<!\p{L})(?:ال)?(?:وصف|وصفين|ديسكربشن)(?:ي)?(?!\p{L})/iu,
} as const
type Kind = keyof typeof KINDS
const KEYWORD = /\b(?:key ?words?|key ?phrase|phrase|rank(?:ing)? for)\b|كلم[ةه]|عبار[ةه]/iu
const MOST_BESIDE = 25
const LETTERS = ['A', 'B', 'C', 'D']

/** "Is this title ok: “…”?", "which description is better, “…” or “…”?": a title or a description in quotation marks, as the source it stands for. */
export function quotedParts(message: string): { page: string; request: string } | undefined {
  const quotes = [...message.matchAll(QUOTED)]
  const request = message.replace(QUOTED, ' ')
  if (quotes.length === 0 || quotes.length > LETTERS.length) return undefined
  if (KEYWORD.test(request) || words(request).length > MOST_BESIDE) return undefined
  const parts = quotes.flatMap(({ index, 1: text = '' }) => {
    const kind = kindOf(message.slice(0, index)) ?? kindOf(request)
    return kind ? [{ kind, element: elements[kind](escaped(text.trim())) }] : []
  })
  if (parts.length !== quotes.length) return undefined
  const isOfOne = new Set(parts.map(({ kind }) => kind)).size === parts.length
  return {
    page: parts
      .map(({ element }, at) =>
        isOfOne ? element : `${at > 0 ? `${LETTERS[at]}) ` : ''}${element}`,
      )
      .join('\n'),
    request,
  }
}

/** That of the two that is named last. */
function kindOf(before: string): Kind | undefined {
  const last = (kind: Kind) =>
    [...before.matchAll(new RegExp(KINDS[kind], 'giu'))].at(-1)?.index ?? -1
  const [title, description] = [last('title'), last('description')]
  if (title < 0 && description < 0) return undefined
  return title > description ? 'title' : 'description'
}
