import { describe, expect, test } from 'vitest'
import { longestTurn } from '../../testing/event-loop.ts'
import { createReserved } from './reserved.ts'
import { keyOf, mixesAlphabets } from './skeleton.ts'

const { isReserved, isStaff } = createReserved([{ en: 'Wakeel', ar: 'وكيل' }])

describe('the store’s own name', () => {
  test.for([
    'Wakeel',
    'W A K E E L',
    'Wakeel Support',
    'wakeelsupport',
    'WakeelSupport',
    'Wakeel-Admin',
    'The Wakeel Team',
    'Official Wakeel',
    'Wakeel Pro',
    'Wаkееl Suppоrt',
    'Ｗａｋｅｅｌ Ｓｕｐｐｏｒｔ',
    'Wákëel Süpport',
    'VVakeel Support',
    'Wakee1 Support',
    'WAKEEI SUPPORT',
    'Wakkeel Support',
    'Ꮃakeel Admin',
    '🅦🅐🅚🅔🅔🅛 Support',
    '🇼🇦🇰🇪🇪🇱 support',
    'ᴡᴀᴋᴇᴇʟ sᴜᴘᴘᴏʀᴛ',
    'Wake\u00adel Support',
    'Wakeel℠',
    'wakeel℡',
    'Wakeel (TM)',
    'Wakeel ᵀᴹ',
    'WakeelTM',
    'Wakeelⓡ',
    '©Wakeel',
    'W4k33l',
    'W4keel Supp0rt',
    'Wakeel & Team',
    'Wakeel and Support',
    'وكيل™',
    'وكيل & الدعم',
    'وكيل',
    'وكيل الدعم',
    'دعم وكيل',
    'وَكِيل الدَّعم',
    'وكـــيل الإدارة',
    'وکیل الدعم',
    'الوكيل الرسمي',
  ])('%s is reserved', (name) => {
    expect(isReserved(name)).toBe(true)
  })

  test.for([
    'Omar Wakeel Al Mansoori',
    'Wakeel Ahmed',
    'Wakeel Aisha',
    'Aisha Rahman',
    'Wakeel Trading LLC',
    'Wakeel and Sons',
    'Wakeel B2B Trading',
    'Support for new parents',
    'VAT helper for landlords',
    'عمر وكيل المنصوري',
    'وكيل الضريبة',
    'وكيل السفر',
    'منى حدّاد',
    'Вадим Ткаченко',
    '李小龙',
  ])('%s is not', (name) => {
    expect(isReserved(name)).toBe(false)
  })
})

test('a name of letters that stand for whole sentences keeps nobody waiting', async () => {
  const waited = await longestTurn(async () => {
    expect(isReserved('\ufdfa'.repeat(80))).toBe(false)
  })

  expect(waited).toBeLessThan(50)
})

describe('somebody of the store', () => {
  test.for([
    'Admin',
    'ADMlN',
    'Support',
    'Customer Support',
    'Support Team',
    'الدعم الفني',
    'الإدارة',
    'S u p p o r t',
  ])('%s is nobody’s name', (name) => {
    expect(isStaff(name)).toBe(true)
  })

  test.for(['Adam Mined', 'Stafford', 'Aisha Support', 'Omar Al Moasis', 'مشرف الدين', 'Rooted'])(
    '%s may be somebody’s',
    (name) => {
      expect(isStaff(name)).toBe(false)
    },
  )
})

describe('a skeleton', () => {
  test.for([
    ['Tax Desk', 'TaxDesk'],
    ['Tax Desk', 'Τах Dеsk'],
    ['Tax Desk', 'tax  désk!'],
    ['Form 10', 'Form lO'],
    ['Tax Desk', 'Tax Desk®'],
    ['Tax Desk', '℠ Tax Desk ⓒ'],
    ['Rent & Lease Reader', 'Rent and Lease Reader'],
    ['Rent & Lease Reader', 'Rent ＆ Lease Reader'],
    ['Tax Desk', 'T4x D3sk'],
    ['قارئ الإيجار والعقود', 'قارئ الإيجار & العقود'],
    ['قارئ الإيجار والعقود', 'قارئ الإيجار و العقود'],
    ['Modern Clinic', 'Modem Clinic'],
    ['مخطط الميزانية', 'مخطّط الميزانيه'],
    ['خطة ١٠', 'خطة 10'],
  ])('of %s is that of %s', ([one, other]) => {
    expect(keyOf(one!)).toBe(keyOf(other!))
  })

  test.for([
    ['Tax Desk', 'Tax Desk 2'],
    ['Tax Desk', 'Task Desk'],
    ['Sand Reader', 'S Reader'],
    ['Grade 3 Maths', 'Grade 4 Maths'],
    ['Plan 3D', 'Plan 4D'],
    ['مخطط الميزانية', 'مخطط الوجبات'],
  ])('of %s is not that of %s', ([one, other]) => {
    expect(keyOf(one!)).not.toBe(keyOf(other!))
  })
})

test.for([
  ['Aishа Rahman', true],
  ['Αisha', true],
  ['Aisha Вадим', false],
  ['دليل الـVAT', false],
  ['α-Lab', false],
  ['東京 Guide', false],
] as const)('whether alphabets are mixed in a word of %s: %s', ([name, isMixed]) => {
  expect(mixesAlphabets(name)).toBe(isMixed)
})
