import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { textSummaryDesk as agent } from './text-summary-desk.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  [
    'tl;dr\nRemote work has changed how teams meet. Meetings are shorter but there are more of them. Managers report that written updates replace many meetings. Teams that write updates daily hold 30% fewer meetings. New hires, however, find it harder to learn from written updates alone.',
    ['1 of 5 sentences', 'Remote work has changed how teams meet.', 'meetings (4)'],
  ],
  [
    'Remote work has changed how teams meet. Meetings are shorter but there are more of them. Managers report that written updates replace many meetings. Teams that write updates daily hold 30% fewer meetings.\n\nplease summarize in one sentence',
    ['1 of 4 sentences', 'Remote work has changed how teams meet.'],
  ],
  [
    'Could you kindly shorten this to about 20 words?\nSales rose 12% in the third quarter. The growth came from the Dubai stores. Online sales fell because of delivery delays. Costs rose by 3% due to rent.',
    ['Sales rose 12% in the third quarter.', 'of 4 sentences'],
  ],
  [
    'اختصر في نقطة واحدة:\nالماء ضروري للحياة. يشرب الإنسان الماء كل يوم. نقص الماء يسبب الصداع والتعب.',
    ['جملة واحدة من أصل 3', '- '],
  ],
  [
    'لخص لو سمحت في ٢ جمل: ارتفعت المبيعات في دبي. جاء النمو من متاجر دبي الجديدة. زادت التكاليف بسبب الإيجار. يتوقع المجلس نمو المبيعات في دبي.',
    ['جملتان من أصل 4'],
  ],
  [
    'ملخص في سطرين:\nارتفعت المبيعات في دبي. جاء النمو من متاجر دبي الجديدة. زادت التكاليف بسبب الإيجار. يتوقع المجلس نمو المبيعات في دبي.',
    ['جملتان من أصل 4', 'ارتفعت المبيعات في دبي.'],
  ],
  [
    'Quarterly report\nSales rose 12% in the third quarter. The growth came from the Dubai stores. Dr. Salem said sales in Dubai stores will rise again. Rent cost 3% more.',
    ['3 of 4 sentences', 'Dr. Salem said sales in Dubai stores will rise again.'],
  ],
  [
    'summarise in five bullets: Sales rose. Costs fell by 3 per cent. Rent went up in Dubai again.',
    ['nothing was left out'],
  ],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ['summarize this', ['The text to summarise', '3 sentences']],
  ['لخص لي النص', ['النص المطلوب تلخيصه']],
  ['can you make a summary for me please?', ['The text to summarise']],
] as const)('what is missing is asked for: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

const rent =
  'The landlord wants to raise the rent by 12% from January. Our contract runs until June, so we could leave without a penalty after that. Moving would take two weeks. The drivers prefer to stay.'
const metro =
  'سيبدأ الخط الأزرق العمل في سبتمبر 2029. تبلغ تكلفة المشروع 20.5 مليار درهم. يضم الخط 14 محطة.'

test.each([
  [`is there anything about a penalty in this? ${rent}`, '**Yes: “Our contract runs until June'],
  [
    `does the text mention parking?\n${rent}`,
    '**No: none of the 4 sentences speaks of “parking”.**',
  ],
  [`هل النص يذكر التكلفة؟ ${metro}`, '**نعم: «تبلغ تكلفة المشروع 20.5 مليار درهم.»**'],
  [`في ذكر للمطار بهالنص؟\n${metro}`, '**لا: '],
] as const)('whether a text speaks of something is answered first: %s', (text, start) => {
  expect(answer(text).startsWith(start)).toBe(true)
})

test.each([
  [`no bullets, just a 2-sentence summary\n\n${rent}`, '2 of 4 sentences'],
  [`shorten by 70%: ${rent}`, '1 of 4 sentences'],
  [`tldr in arabic please: ${rent}`, 'I do not translate'],
  [`عطني الزبدة في سطرين ${metro}`, 'جملتان من أصل 3'],
] as const)('a summary in everyday words is made: %s', (text, piece) => {
  expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('hello there')).toContain('Shortens a pasted text')
})
