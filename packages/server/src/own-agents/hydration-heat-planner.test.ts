import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { hydrationHeatPlanner as agent } from './hydration-heat-planner.ts'

const answer = askingAgent(agent)
const prompts = demoPromptsOf(agent)

test.each(prompts)('the demo prompt is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ["I'm a man, I run for 1.5 hours, how much should I drink", ['2.6–3.2 l a day', '0.6–1.2 l']],
  ['104F humidity 30%', ['40 °C at 30% humidity feels like 43.1 °C: Danger']],
  [
    "it's 42 and 60% humid, planning a run",
    ['more than 58 °C: Extreme danger', 'outside the season'],
  ],
  ['how much water for my 7 year old son', ['1.3 l a day', '1.6 l']],
  ['كم لتر ماء تحتاج امرأة حامل يوميا؟', ['1.8 لتر', '2.3 لتر']],
  ['ما مؤشر الحرارة عند ٤٢ درجة ورطوبة ٤٠٪؟', ['53.7 °C: خطر شديد', '998']],
  ['الجو ٣٥ مئوية والرطوبة ٧٠ بالمئة هل أركض؟', ['50.3 °C: خطر', '123 °F']],
  ['breastfeeding mom, how much water should i drink', ['2.7 l', '2.2 l a day']],
  ['heat index 25C 50% humidity', ['no heat category']],
  ['man working outdoors 14 hours in summer heat, how much water', ['at most 10 hours']],
  ['heat index at 40 C with 150% humidity', ['between 0% and 100%']],
] as const)('a request in other words is answered: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test.each([
  ["it's 45°C today, is it safe to play football?", ['Relative humidity', '55%']],
  ['how much water for my kid', ['Age', '34 years']],
] as const)('what is missing is asked for: %s', (text, pieces) => {
  for (const piece of pieces) expect(answer(text)).toContain(piece)
})

test('a request about something else is told what the agent can do', () => {
  expect(answer('write me a poem')).toContain('How much water a day')
})
