import { nameIn, type People } from './names.ts'
import type { Task } from './said.ts'

const OWNER_LABEL =
  /(?<![\s,;(|[–-])[\s,;(|[–-]*(?:(?:owner|responsible|assignee|pic|who|المسؤولة?|المكلفة?|المنفذ)\s*(?:عن التنفيذ)?\s*[:：=]\s*|assigned to:?\s+)(?<names>[\p{L}][\p{L} .'’&-]{1,40}?)(?=\s*(?:[),;،.|\]]|$|\bdue\b|\bby\b|موعد|قبل|-))[\])]?/iu
const AT = /@(?<names>[\p{L}][\p{L}._-]{1,30})/u

/** "…, owner: Omar", "@Khalid". */
export function labelledOwner(
  text: string,
  people: People,
): { owner: string; task: string } | undefined {
  const found = OWNER_LABEL.exec(text) ?? AT.exec(text)
  const owner = found?.groups?.names
  if (!found || !owner) return undefined
  const rest = tidy(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`)
  return {
    owner: tidy(owner),
    task: rest.replace(/^(?:to|will|should|must)\s+/i, '') || nameIn(rest, people) || rest,
  }
}

const BEFORE_COLON = /^([^:：]{2,40})[:：]\s*(?=\S)/
const AT_END = /\s?(?:[-–—] |\(|\[)([^()[\]:–—-]{2,40})[)\]]?\.?$/

/** In a list of actions a name before a colon or at the end is the owner: "Lina: prepare it", "Review it (Omar)", "catering - Salma". */
export function listedOwner(text: string, people: People): Task {
  const labelled = labelledOwner(text, people)
  if (labelled) return labelled
  const colon = BEFORE_COLON.exec(text)
  const before = colon && nameIn(colon[1] as string, people, { isBeforeVerb: true })
  if (colon && before) return { owner: before, task: text.slice(colon[0].length) }
  const tail = AT_END.exec(text.slice(-80))
  const name = tail && nameIn(tail[1] as string, people, { isBeforeVerb: true })
  const cut = tail ? text.length - tail[0].length : 0
  if (tail && cut > 2) {
    const task = text.slice(0, cut).trim()
    if (name) return { owner: name, task }
    if (/^(?:nobody|no one|none|tbd|tbc|open|محد|لا احد|غير محدد)/i.test(tail[1] as string))
      return { owner: null, task }
  }
  return { owner: null, task: text }
}

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/, (?:second|third|fourth|next|finally|lastly)[,.]?$/i, '')
    .replace(/(?<!\s)\s+([,.،])/g, '$1')
    .replace(/^[\s,،;:|–-]+|(?<![\s,،;:|–-])[\s,،;:|–-]+$/g, '')
    .replace(/(?<!\b[a-z])\.$/i, '')
    .replace(/\s(?:oh|um|uh|uhm|erm|ah|pls|plz|please)$/i, '')
    .trim()
