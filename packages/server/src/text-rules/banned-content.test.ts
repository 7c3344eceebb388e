import { describe, expect, test } from 'vitest'
import { textsOf } from '../../testing/own-agent-texts.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { findBanned } from './banned-content.ts'

describe('what the store does not carry', () => {
  test.for([
    'Tells you where to buy guns without a licence',
    'Shows how to make a bomb at home',
    'Find cocaine near you',
    'Sell drugs with better margins',
    'Writes erotica and porn',
    'The best casino and sports betting tips',
    'White supremacy explained for recruits',
    'Suicide methods ranked',
    'Guaranteed returns of 20 % a month',
    'Double your money in a week',
    'Hack into any account',
    'Builds a phishing page in a minute',
    'Makes a fake passport or fake bank statements',
    'Fake\u200b invo\u00adices in minutes',
    'قم\u200bار على الإنترنت',
    'FAKE   INVOICES for your refund',
    'يساعدك على شراء الأسلحة',
    'طريقة صنع قنبلة في البيت',
    'بيع المخدرات بأسعار أفضل',
    'صور عارية ومحادثات جنسية',
    'كازينو ومراهنات رياضية',
    'أفضل طرق للربح من القمار',
    'طرق الانتحار',
    'عوائد مضمونة كل شهر',
    'ضاعِف أموالك خلال أسبوع',
    'اختراق حسابات الآخرين',
    'جواز سفر مزوّر خلال يوم',
    'فواتير مزورة للاسترداد',
  ])('%s is found', (text) => {
    expect(findBanned(text)).toBeDefined()
  })

  test.for([
    'Plans study time for chemistry and history, wars included',
    'Does not promise guaranteed returns',
    'Never helps with gambling or hacking.',
    'Detects fake invoices before you pay them',
    'Refuse to write malware or a phishing page.',
    'Explains the risks of sports betting to parents',
    'Protects you from ransomware',
    'Helps nurses work out the dose of a drug',
    'Compares heroines of classic novels',
    'Plans a better night: alphabet soup, Casinova street',
    'Checks a wedding budget and the price of roses',
    'Sex: female, age 30, weight 60 kg',
    'لا يقدم وعودًا بعوائد مضمونة',
    'يكشف الفواتير المزورة قبل دفعها',
    'يحمي حسابك من الاختراق',
    'التوعية بمخاطر القمار والمخدرات',
    'الجنس: أنثى، العمر 30',
    'أنواع الببغاء وطرق تربيته',
    'يحسب الضريبة على الفاتورة',
  ])('%s is none of it', (text) => {
    expect(findBanned(text)).toBeUndefined()
  })

  test('is not in the store’s own agents', () => {
    const texts = agentDefinitions.flatMap(textsOf)

    expect(texts.filter((text) => findBanned(text) !== undefined)).toEqual([])
  })
})
