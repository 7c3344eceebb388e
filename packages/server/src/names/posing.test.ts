import { describe, expect, test } from 'vitest'
import { textsOf } from '../../testing/own-agent-texts.ts'
import { STANDARD_NAME } from '../brand.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { createPosing } from './posing.ts'

const findPosing = createPosing([STANDARD_NAME])

describe('a text that speaks as the store, or asks for what lets somebody in', () => {
  test.for([
    'This is the Wakeel security team: your account is on hold',
    'Write to Wakeel’s customer service here',
    'I answer for the support desk of W\u200bakeel',
    'The only official Wak33l refund helper',
    'Made and verified by Wakeel™',
    'To get your money back, type your card number and the CVV',
    'Please share with us the one-time code that you received',
    'Reply with your pass\u00adword to unlock the wallet',
    'فريق وكيل يطلب منك تأكيد حسابك',
    'أنا من الدعم الرسمي لمنصة وكيل',
    'أرسل لنا كلمة المرور لاسترداد أموالك',
    'يرجى إدخال رقم بطاقتك ورمز التحقق',
    'زوّدنا بالرقم السري للبطاقة',
  ])('%s is found', (text) => {
    expect(findPosing(text)).toBeDefined()
  })

  test.for([
    'Never send your password or card number to anybody',
    'Checks how strong a password is',
    'Works with the agents of the Wakeel store',
    'Official letters in plain words',
    'Writes answers for your support team',
    'Send your invoice and its number',
    'Tell me your salary and the payments on your card',
    'Omar Wakeel Al Mansoori teaches maths',
    'وكيل الدعم الفني لشركتك',
    'وكيل يساعد فريق المبيعات',
    'إدارة وكيل العقارات لعملائه',
    'لا ترسل كلمة المرور إلى أحد',
    'أرسل فاتورتك ورقمها',
    'صياغة الرسائل الرسمية مع وكيل ذكي',
  ])('%s is none', (text) => {
    expect(findPosing(text)).toBeUndefined()
  })

  test('is compared with the names that the operator gave the store', () => {
    const ofNour = createPosing([{ en: 'Souq Nour', ar: 'سوق نور' }])

    expect(ofNour('Message from the Souq Nour support team')).toBeDefined()
    expect(ofNour('رسالة من فريق سوق نور الرسمي')).toBeDefined()
    expect(ofNour('Message from the Wakeel support team')).toBeUndefined()
  })

  test('is not among the texts of the store’s own agents', () => {
    const texts = agentDefinitions.flatMap(textsOf)

    expect(texts.filter((text) => findPosing(text) !== undefined)).toEqual([])
  })
})
