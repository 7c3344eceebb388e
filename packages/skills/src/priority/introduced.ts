import { words } from '../reading/words.ts'
import { isDoing } from '../sentences/arabic-verbs.ts'
import { ARABIC_BUSINESS, BUSINESS } from '../sentences/businesses.ts'
import { aroundTasks } from './words.ts'

/** "I run a small shop (licence 77). Tasks: …", «عندي محل خياطة، المهام: …»: what names the tasks ends what is told before it. */
const LABEL =
  /^(?<told>[^\n:：]{3,160}?)[.,،;!؛]\s{1,2}(?:(?:my|the|today['’]?s|here are my|this is my|things on my) )?(?:tasks?|to[- ]?dos?|to-?do list|list|plate|jobs|errands|chores|(?:i )?(?:need|have|got) to(?: do)?|(?:ال)?مهام|مهامي|عندي|لازم|المطلوب)(?: (?:today|now|tomorrow|this week|for today|for this week|list|are|اليوم|هي))?(?:\s?[:：]|\s[-–])\s/iu
/** «صاحبي بعتلي: "خلص التقرير …"» */
const SENT_BY = /^(?<told>[^"“«:：\n]{3,80})[:：]\s?["“«](?<said>[^"“”«»\n]{10,600})["”»][.,،]?\s?/u

/** Whether words before the tasks name one of them: "pay the rent. Tasks: …" */
const namesTask = (told: string): boolean => {
  const all = words(told)
  return (
    aroundTasks(all).some(({ concept, from }) => concept === 'does' && from < 2) ||
    (all[0] !== undefined && isDoing(all[0]))
  )
}

/** "Accountant here - file the VAT return, …" */
const HERE = /^(?:(?:hi|hello|hey)[,!. ]{1,2})?(?:an? )?(?:\p{L}{2,14} ){1,2}here\s?[-–,.:!]\s/iu

/** The tasks without what somebody tells of himself, or of whoever sent them, before they begin. */
export function withoutIntroduction(written: string): string {
  const text = written.replace(HERE, '')
  const sent = SENT_BY.exec(text)?.groups
  if (sent?.told && sent.said && !namesTask(sent.told) && !/[،,]/.test(sent.told))
    return text.replace(SENT_BY, `${sent.said}. `)
  const labelled = LABEL.exec(text)
  return labelled && !namesTask(labelled.groups?.told ?? '') ? text.slice(labelled[0].length) : text
}

/** "Teacher here", "we have 14 staff", «عندي ٣ أولاد ودوام»: who somebody is. */
const OF_SELF = new RegExp(
  [
    `^(?:i|we) (?:run|own|manage|teach|drive|operate)\\s`,
    `^(?:i|we) (?:have|got) (?:\\d{1,4}|two|three|four|five|a|an) (?:\\p{L}{2,12} ){0,2}(?:staff|employees|workers|kids|children|sons|daughters|job|${BUSINESS})(?!\\p{L}| to )`,
    `^(?:an? )?(?:\\p{L}{3,14} ){1,2}here$`,
    `^(?:و?[أا]نا )?(?:عندي|لدي|معي) (?:${ARABIC_BUSINESS}(?!\\p{L})|[\\d٠-٩]{1,4} (?:[أا]ولاد|ولد|بنات|[أا]طفال|عيال|موظف|عمال|عامل))`,
    `^(?:(?:i )?(?:need|please|pls|plz) )?(?:help(?: me)?|sort|rank)$`,
  ].join('|'),
  'iu',
)

export const tellsOfSelf = (said: string): boolean =>
  OF_SELF.test(said.trim().replace(/[!.\s]{1,6}$/u, ''))
