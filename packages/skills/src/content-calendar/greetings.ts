import type { Span } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'
import type { Concept, Told } from './told.ts'

// The holidays that a plan greets on, or that it asks for.

/** A day that is greeted on. */
const occasions = lexicon({
  occasion:
    'new year, national day, eid al etihad, eid, eid al fitr, eid al adha, union day, راس السنه, السنه الجديده, اليوم الوطني, عيد الاتحاد, العيد, عيد الفطر, عيد الاضحي, المولد النبوي',
})
const asksDay = lexicon({
  when: 'when, what day, which day, which days, what date, متي, امتي, ايمتي, ايمتا, اي يوم, شنو تاريخ, ما تاريخ',
})
const DAY_WITHIN = 4

/** "When is Eid?", «ايمتى بيجي العيد؟»: asked beside the plan. */
export const asksWhenHoliday = ({ all }: Told): boolean =>
  asksDay(all).some(({ to }) =>
    occasions(all).some(({ from }) => from >= to && from - to < DAY_WITHIN),
  )

/** What is said of a post that greets, before the occasion or right behind it: "a happy new year one", «بوست لليوم الوطني». */
const greets = lexicon({
  lead: 'happy, something, special, extra, congratulate, wishing, a post for, post for, post on, post about, one for, one on, شي, شيء, خاص, بوست, منشور, نهني, نبارك, تبريك',
  behind: 'one, post, message, special, card, بوست, منشور',
})
const GREETING_WITHIN = 3

export const wantsHolidayPosts = (said: Told): boolean => greetingHits(said).length > 0

/** Where a post for a holiday is asked for. */
export function greetingHits(said: Told): Span[] {
  const { all, found, isLeftOut } = said
  // «ولا تحطون شي في العيد الوطني»: left out with what leads to the day.
  const beside = greets(all).filter((hit) => !isLeftOut(hit))
  const days = longestOnly(occasions(all)).filter((hit) => !isLeftOut(hit))
  const greeted = days.flatMap((day) => {
    const leads = beside.filter(({ concept, to, from, start }) =>
      concept === 'lead'
        ? to <= day.from && day.from - to < GREETING_WITHIN
        : from === day.to && said.text.slice(day.end, start).trim() === '',
    )
    return leads.length > 0 ? [day, ...leads] : []
  })
  const isGreeting = (hit: Hit<Concept>) =>
    hit.concept === 'greeting' && !isLeftOut(hit) && !isListedTopic(said, hit)
  return [...found.filter(isGreeting), ...greeted]
}

/** «المواضيع: توظيف، تهاني، نصائح»: one of the topics, and no wish for holidays. */
export const isListedTopic = ({ text }: Told, { start, end }: Span): boolean =>
  /(?:topics?|themes?|مواضيع\p{L}{0,3}|موضوعات|محاور)\s*[:：]\s*(?:[^.\n؟?!،,]{1,40}[,،]\s*)*$/iu.test(
    text.slice(Math.max(0, start - 160), start),
  ) && /^\s*(?:[,،.؟?!\n]|$)/.test(text.slice(end))
