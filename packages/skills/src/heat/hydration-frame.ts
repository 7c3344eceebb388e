import { person } from '../body/person.ts'
import { defineFrame } from '../understanding/frame.ts'

export const YOUNGEST_MOTHER = 12
const VOLUMES = ['l', 'ml', 'cup', 'gal', 'oz'] as const

/** What a day's water depends on, and what people ask of it. */
export const hydrationFrame = defineFrame({
  people: 'named',
  topics: ['water', 'volume', 'vessel', 'illness'],
  slots: {
    sex: { ...person.sex, isEachUnlessNamed: true },
    age: person.age,
    who: {
      kind: 'choice',
      isOfOne: true,
      name: { en: 'for', ar: 'لمن' },
      example: { en: 'a child', ar: 'طفل' },
      options: {
        nursing: { name: { en: 'breastfeeding woman', ar: 'امرأة مرضع' }, cues: ['nursing'] },
        pregnant: { name: { en: 'pregnant woman', ar: 'امرأة حامل' }, cues: ['pregnant'] },
        baby: { name: { en: 'baby', ar: 'رضيع' }, cues: ['baby'] },
        child: { name: { en: 'child', ar: 'طفل' }, cues: ['child'] },
      },
    },
    effort: {
      kind: 'duration',
      units: ['hour', 'minute'],
      isMany: true,
      name: { en: 'effort', ar: 'المجهود' },
      example: { en: '2 hours of sport', ar: 'ساعتان من الرياضة' },
      cues: ['exercise', 'hotWeather', 'inSun'],
    },
    temperature: {
      kind: 'measure',
      units: ['C', 'F'],
      bare: { C: [10, 56] },
      name: { en: 'Air temperature', ar: 'درجة حرارة الهواء' },
      example: { en: '38 °C', ar: '38 درجة' },
      cues: ['temperature'],
    },
    humidity: {
      kind: 'percent',
      name: { en: 'Relative humidity', ar: 'الرطوبة النسبية' },
      example: { en: '60%', ar: '60%' },
      cues: ['humidity'],
      plausible: [5, 100],
    },
    drunk: {
      kind: 'measure',
      units: VOLUMES,
      per: 'day',
      name: { en: 'what is drunk', ar: 'ما يُشرب' },
      example: { en: '"I drink 2 litres"', ar: '«أشرب لترين»' },
      cues: ['water', 'enough', 'claim'],
      takesClaims: true,
    },
    glasses: {
      kind: 'number',
      name: { en: 'glasses', ar: 'الأكواب' },
      example: { en: '"8 glasses a day"', ar: '«8 أكواب في اليوم»' },
      cues: ['vessel'],
      isCued: true,
      takesClaims: true,
      plausible: [1, 40],
    },
    /** EFSA asks nothing of it; without a place of its own it would be an age. */
    weight: { ...person.weight, isCued: true },
    pregnantFor: person.pregnantFor,
    babyAge: person.babyAge,
    vessel: {
      kind: 'measure',
      units: VOLUMES,
      bare: { ml: [100, 999] },
      name: { en: 'bottle', ar: 'القنينة' },
      example: { en: '"500 ml bottles"', ar: '«قناني 500 مل»' },
      cues: ['vessel'],
      isCued: true,
    },
    illness: {
      kind: 'choice',
      name: { en: 'illness', ar: 'المرض' },
      example: { en: 'kidney disease', ar: 'مرض الكلى' },
      options: {
        limited: { name: { en: 'heart or kidneys', ar: 'القلب أو الكلى' }, cues: ['illness'] },
      },
    },
    weather: {
      kind: 'choice',
      name: { en: 'weather', ar: 'الطقس' },
      example: { en: 'in the heat', ar: 'في الحر' },
      options: { hot: { name: { en: 'hot', ar: 'حار' }, cues: ['hotWeather', 'inSun'] } },
    },
  },
  goals: {
    illness: { needs: [], when: ({ illness }) => illness !== undefined },
    enough: {
      needs: [['drunk', 'glasses']],
      when: ({ drunk, glasses }) => (drunk ?? glasses) !== undefined,
    },
    vessels: { needs: ['vessel'], when: ({ vessel }) => vessel !== undefined },
    day: {
      needs: [],
      when: ({ who, age, babyAge }) => who?.option !== 'child' || (age ?? babyAge) !== undefined,
    },
    child: { needs: [['age', 'babyAge']] },
  },
  constraints: [
    // Whoever nurses at two nurses a child of two.
    ({ who, age, babyAge }) =>
      who?.option !== 'nursing' || !age || !babyAge || age.value >= YOUNGEST_MOTHER,
  ],
})
