import { expect, test } from 'vitest'
import { hydrationPlanner as skill } from '../hydration-planner.ts'
import { languageOf } from '../reading/language.ts'

const read = (text: string) => skill.read({ text, language: languageOf(text), today: '2026-11-20' })

test('«ست» is a lady, and six where years are counted', () => {
  expect(read('كام كوباية ميه للست في اليوم')).toMatchObject({ input: { sex: 'female' } })
  expect(read('كم كوب ماء للست الحامل')).toMatchObject({ input: { condition: 'pregnant' } })
  expect(read('بنتي عندها ست سنين تشرب كم')).toMatchObject({ input: { ageYears: 6 } })
})

test('«كام لتر» names no mother', () => {
  const text = 'عمال 8 ساعات بره في الصيف كل واحد يشرب كام لتر'
  expect(read(text)).toMatchObject({
    input: { sex: 'male', activeHours: 8 },
    more: [{ input: { sex: 'female' } }],
  })
})

test('«كم ميه» asks for water', () => {
  const ask = {
    text: 'بنت بتلعب جيم ساعه ونص يوميا كم ميه',
    language: 'ar',
    today: '2026-11-20',
  } as const
  expect(skill.suits(ask)).toBeGreaterThan(0)
  expect(read(ask.text)).toMatchObject({ input: { sex: 'female', activeHours: 1.5 } })
})
