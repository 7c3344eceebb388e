import { isStopword } from '../reading/prose.ts'
import { words } from '../reading/words.ts'
import { sharing } from './sharing.ts'
import { statementsIn } from './statements.ts'

const PART =
  '(?:lines?|parts?|bits?|sentences?|things?|paragraphs?|(?:ال)?(?:سطر|جمل[ةه]|جزء|فقر[ةه]|كلام))'
const NAME = '(?<topic>[^.,،;؛:!?؟\\n]{2,40}?)'
const SET_ASIDE = [
  `(?:the|that|this) (?<topic>(?:[\\p{L}\\p{N}’'-]{2,20} ){1,3}?)${PART} (?:is|are|was|were|['’]?s)(?:n['’]?t| not) (?:part|in|of|from|for|meant)(?!\\p{L})`,
  `(?:not|without|leave out|skip|drop|ignore|never mind|exclude|except) (?:the |that )?${PART} (?:about|on|with|of) (?:the )?${NAME}(?= and | or | then |[.,;:!?\\n]|$)`,
  `${PART} (?:عن|حق|مال|بتاع[ةت]?|تبع) ${NAME} (?:مو|مب|مش|ليست?|ما ه[يو]) (?:من|جزء|تابع)(?!\\p{L})`,
  `(?:بدون|بلا|من غير|ما عدا|شيل|شيلي|احذف|احذفي) ${PART} (?:عن|حق|مال|بتاع[ةت]?|تبع|اللي عن) ${NAME}(?=[.,،؛:!؟\\n]|$)`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'iu'))
/** What names more of a text than that names what the text is about. */
const MOST = 2

/** "The fees line is not part of it": a text without the sentences that a request says are none of it. */
export function withoutSetAside(text: string, request: string): string {
  const topics = SET_ASIDE.flatMap((pattern) => pattern.exec(request)?.groups?.topic ?? [])
  if (topics.length === 0) return text
  const statements = statementsIn(text)
  const dropped = topics.flatMap((topic) => {
    const content = words(topic).filter(({ word }) => !isStopword(word))
    const meant = content.length > 0 ? sharing(statements, (one) => one, content) : []
    return meant.length <= MOST && meant.length < statements.length ? meant : []
  })
  return dropped.reduce((left, one) => left.replace(one, ''), text).trim()
}
