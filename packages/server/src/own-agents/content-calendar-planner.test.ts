import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { contentCalendarPlanner as agent } from './content-calendar-planner.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'plz plan three posts per week for Ramadan 2027 on insta and tiktok',
    ['13 posts from 8 February 2027 to 8 March 2027', 'Ramadan (expected)'],
  ],
  ['daily posts next week on facebook', ['7 posts from 23 November 2026 to 29 November 2026']],
  [
    'I want 5 posts a week on each channel (X, LinkedIn) from 1 Dec to 12 Dec 2026',
    [
      '7 posts from 1 December 2026 to 12 December 2026',
      '2 posts left out in the week of 30 November 2026',
    ],
  ],
  [
    'twice a week in january, blog and newsletter',
    ['8 posts from 1 January 2027', 'New Year 1 January 2027'],
  ],
  [
    'منشورين في الأسبوع خلال الشهر القادم على انستقرام',
    ['عدد المنشورات 10', 'نُقل من 3 ديسمبر 2026 (عطلة)'],
  ],
  [
    '٥ منشورات أسبوعيا خلال يونيو ٢٠٢٧ على تيك توك وسناب شات',
    ['عدد المنشورات 22', 'رأس السنة الهجرية 6 يونيو 2027 (متوقع)'],
  ],
  ['خطة نشر يومية الأسبوع القادم على فيسبوك', ['عدد المنشورات 7', '23 نوفمبر 2026']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['content calendar for december please', 'the channels'],
  ['تقويم محتوى على لينكدإن', 'الفترة'],
  ['4 posts a week on linkedin', 'the period'],
] as const)('what is missing is asked for: %s', (text, name) => {
  expect(answer(text)).toContain(name)
})

test.each([
  ['post every sunday and wednesday in december on linkedin', ['Every Sunday and Wednesday']],
  ['2 posts a week on linkedin and 3 on instagram in january', ['LinkedIn: 2; Instagram: 3']],
  ['december plan: 3 reels and 2 stories a week for instagram', ['Instagram (reel)', '(story)']],
  ['december, tiktok, 1-2 posts a week', ['You said 1 to 2']],
  ['ديسمبر لينكدان مرتين اسبوعيا وما نبي انستقرام', ['LinkedIn']],
  ['يوم بعد يوم في ديسمبر على الفيس', ['يومًا بعد يوم']],
] as const)('a rhythm in everyday words is planned: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
  expect(answer(text)).not.toContain('Instagram, LinkedIn')
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('what is 2+2?')).toContain('Plans posts by date for the UAE week')
})
