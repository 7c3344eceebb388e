import type { z } from 'zod'
import { heatFrame } from './heat/frame.ts'
import { HeatInput, type HeatOutput, planHeat } from './heat/heat.ts'
import { explainHeat, feltBy } from './heat/heat-answer.ts'
import { interpretHeat } from './heat/interpret.ts'
import { leavesHeatAside } from './heat/left-aside.ts'
import { onWork, withUsesOfHeat } from './heat/uses.ts'
import { asksForWeather } from './heat/weather-asked.ts'
import { asksWhetherToWork } from './heat/work-asked.ts'
import { defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

const NAMED = 0.9

const reader = readBy({
  frame: heatFrame,
  interpret: interpretHeat,
  resultsOf: (input, today) => feltBy(planHeat(input, { today })),
})

export const heatPlanner = defineSkill<HeatInput, HeatOutput>({
  name: 'heat-planner',
  title: { en: 'Heat index and work plan', ar: 'مؤشر الحرارة وخطة العمل' },
  description: {
    en: 'How hot it feels from temperature and humidity, the danger level, and a plan for work or exercise outdoors with the UAE midday break.',
    ar: 'الحرارة المحسوسة من درجة الحرارة والرطوبة، ومستوى الخطر، وخطة للعمل أو الرياضة في الخارج مع استراحة الظهيرة في الإمارات.',
  },
  source: {
    title: {
      en: 'US National Weather Service heat index (Rothfusz regression, SR 90-23)',
      ar: 'مؤشر الحرارة لهيئة الأرصاد الوطنية الأمريكية (انحدار روثفوس، SR 90-23)',
    },
    url: 'https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml',
    date: '1990-07-01',
  },
  limits: [
    {
      asked:
        'weather forecast, forecast the weather, forecast for tomorrow, what is the forecast, whats the forecast, weather tomorrow, weather going to be, weather be like, how hot will it be, توقعات الطقس, توقعات الجو, حاله الطقس, نشره الطقس, الطقس باكر, الطقس بكره, الجو باكر, الجو بكره, اعرف الجو, اعرف الطقس',
      isAsked: asksForWeather,
      sentence: {
        en: 'I know no weather and forecast none: tell me temperature and humidity, as the National Center of Meteorology (ncm.ae) or another forecast has them.',
        ar: 'لا أعرف حالة الطقس ولا أتوقعها: اذكر درجة الحرارة والرطوبة كما في نشرة المركز الوطني للأرصاد (ncm.ae) أو غيره.',
      },
    },
  ],
  input: HeatInput as z.ZodType<HeatInput>,
  ...reader,
  // "We work 11 am to 2 pm on 20 June, is it allowed?"
  suits: (ask) =>
    leavesHeatAside(ask.text) ? 0 : asksWhetherToWork(ask) ? NAMED : reader.suits(ask),
  read: (ask) => withUsesOfHeat(reader.read(onWork(ask)), ask),
  run: planHeat,
  explain: explainHeat,
})
