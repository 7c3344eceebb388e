import { defineFrame } from '../understanding/frame.ts'

/** What the heat index and the midday break need. */
export const heatFrame = defineFrame({
  namesCases: true,
  topics: [
    'humidity',
    'felt',
    'middayBreak',
    'outside',
    'inSun',
    'danger',
    'tooHot',
    'uninterruptibleWork',
  ],
  slots: {
    temperature: {
      kind: 'measure',
      units: ['C', 'F'],
      bare: { C: [10, 56], F: [57, 140] },
      name: { en: 'Air temperature', ar: 'درجة حرارة الهواء' },
      example: { en: '40 °C', ar: '40 درجة مئوية' },
      cues: ['temperature'],
    },
    humidity: {
      kind: 'percent',
      name: { en: 'Relative humidity', ar: 'الرطوبة النسبية' },
      example: { en: '55%', ar: '55%' },
      cues: ['humidity'],
      plausible: [5, 100],
    },
    day: {
      kind: 'date',
      name: { en: 'day', ar: 'اليوم' },
      example: { en: '20 July', ar: '20 يوليو' },
    },
    time: {
      kind: 'time',
      isMany: true,
      name: { en: 'time', ar: 'الساعة' },
      example: { en: '1 pm', ar: 'الساعة 1 ظهرًا' },
    },
  },
  goals: {
    index: { needs: ['temperature', 'humidity'] },
    break: {
      cues: ['middayBreak'],
      excludes: ['temperature', 'humidity'],
      needs: [],
      isAskedFor: true,
    },
    workTime: {
      cues: ['outside', 'inSun', 'uninterruptibleWork', 'working'],
      // Whoever goes for a run, or fears a danger, asks of the heat, not whether work is allowed.
      unless: ['felt', 'leisure', 'danger'],
      excludes: ['temperature', 'humidity'],
      needs: [],
      isAskedFor: true,
      when: ({ day, time }) => day !== undefined || time !== undefined,
    },
  },
})
