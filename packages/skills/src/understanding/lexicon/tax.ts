import { concepts } from './concepts.ts'

/** The profit of a company and the tax on it. */
export const tax = concepts({
  profit: [
    'profit, net profit, taxable income, taxable profit, net income, net earning, profit before tax, net income before tax, bottom line, accounting profit, book profit, accounting income, operating profit, income before losses, before losses, before any losses, before tax losses, before loss relief',
    'ربح محاسبي، الربح المحاسبي، ربح دفتري، ربح تشغيلي، ربح، أرباح، ~ربح، صافي الربح، صافي الأرباح، صافي ربح، صافي الدخل، دخل خاضع، دخل خاضع للضريبة، الدخل الخاضع، الخاضع للضريبة، قبل الخسائر، قبل خصم الخسائر، قبل خسائر',
  ],
  grossProfit: [
    'gross profit, gross margin, ebitda, profit before depreciation',
    'مجمل الربح، إجمالي الربح، الربح الإجمالي، الربح قبل الإهلاك، ربح قبل الإهلاك، الربح قبل الاستهلاك',
  ],
  turnover: [
    'revenue, rev, turnover, turn over, turning over, turned over, sale, sold, sell, billed, invoiced, we invoice, we bill, i bill, we charge, billing, gross income, total income, members pay, clients pay, customers pay, parents pay, students pay, tenants pay, school fee, tuition fee, fees from, fees come to, fees came to',
    'إيراد، إيرادات، مبيعات، ~بيع، دخل إجمالي، إجمالي الدخل، عوائد، رقم الأعمال، حجم الأعمال، حجم أعمال، حجم أعمالنا',
  ],
  /** Profit when nothing is to be taken off, else revenue. */
  earned: ['income, made, make, earn, earning, took in', 'دخل، مدخول، ~دخل، ~حقق، ~كسب، سوينا'],
  loss: ['loss, lost, net loss, made a loss', 'خسارة، خسائر، ~خسر، خسران، خسرانة، خسرانين'],
  lossBefore: [
    'loss brought forward, losses brought forward, loss b f, losses b f, loss c f, losses c f, carried forward loss, loss carried forward, losses carried forward, tax loss, previous loss, prior year loss, loss from last year, loss from before, past loss, earlier loss, loss of earlier years',
    'خسائر مرحلة، خسارة مرحلة، خساير مرحلة، خسائر سابقة، خسارة سابقة، خسائر ضريبية، خسائر السنوات السابقة، خسائر العام الماضي، خسارة السنة الماضية، خسارة السنة الي قبل، خسارة السنة اللي قبل',
  ],
  /** What the profit was reduced by and must not be. */
  notDeductible: [
    'not deductible, which are not deductible, which is not deductible, that are not deductible, that is not deductible, which i cannot deduct, which we cannot deduct, non deductible, nondeductible, not tax deductible, disallowed, disallowable, not allowed, not allowable, cannot be deducted, cannot deduct, add back, added back, adding back, add backs',
    'غير قابلة للخصم، غير قابل للخصم، لا تخصم، لا يخصم، ما تنخصم، ما تتخصم، مش بتتخصم، ما بتنخصم، غير مسموح، غير مسموح بها، غير مسموح بخصمها، لا يجوز خصمها، ترد للربح، يرد للربح، ضريبيا غير مقبولة، غير مقبولة ضريبيا',
  ],
  /** Of what is spent on clients half is deductible. */
  clientEntertainment: [
    'client entertainment, entertainment, entertaining clients, client hospitality, business entertainment, client dinners, client meals, client lunches',
    'ضيافة عملاء، ضيافة العملاء، ضيافة للعملاء، ضيافة زباين، مصاريف ضيافة، مصاريف الضيافة، ترفيه العملاء، عزايم عملاء، عزائم عملاء',
  ],
  /** Of fines nothing is. */
  fines: [
    'fine, fines, traffic fines, municipality fines, penalty, penalties, salik fines',
    'غرامة، غرامات، مخالفات، مخالفة، غرامات مرورية',
  ],
  /** A year that is over, beside the one that is asked about; years in digits are added where a message is read. */
  earlierYear: ['previous year, prior year, year earlier', 'العام السابق، السنة السابقة'],
  smallBusinessRelief: [
    'small business relief, sbr, small biz relief, small business exemption, that relief, the relief, this relief',
    'تسهيلات الأعمال الصغيرة، إعفاء الأعمال الصغيرة، تسهيل الأعمال الصغيرة، تخفيف الأعمال الصغيرة، تسهيلات المشاريع الصغيرة، إعفاء المشاريع الصغيرة، إعفاء الشركات الصغيرة، =التسهيلات، مع الإعفاء',
  ],
  /** What part of a company belongs to somebody. */
  ownership: [
    'own, owns, owned, owning, ownership, stake, equity, shareholding, share of the company, shares of the company, shareholder has, partner has, partners have',
    '~ملك، ملكية، نسبتي، نسبته، حصتي، حصته، نسبة شريكي، حصة شريكي، نسبة شريك، حصة شريك، شريك بنسبة، شريكة بنسبة، شريك ب',
  ],
  margin: ['margin, profit margin, net margin', 'هامش، هامش ربح'],
  corporateTax: [
    'corporate tax, company tax, ct, tax, corporation tax',
    'ضريبة الشركات، ضريبة شركات، ضريبة، ضرائب، ~دفع كم ضريبة، ~دفع ضريبة، ~دفع ضرائب، ~دفع كم ضرائب',
  ],
  /** What the tax is on. */
  taxedAmount: ['amount taxed, taxed amount', 'المبلغ المفروضة عليه الضريبة'],
  /** Companies that are taxed as one. */
  taxGroup: ['tax group', '=مجموعة ضريبية'],
  /** What the owner keeps. */
  afterTax: [
    'left after, left, after tax, after corporate tax, after ct, keep, remain, take home, clean, in hand, in my pocket',
    'يبقى، يبقى لنا، ~بقى، باقي، بعد الضريبة، يضل، يصفى، ~فضل، ~تبقى، نوزعه، نوزع',
  ],
  /** What is left to be taxed. */
  leftToTax: [
    'is taxable, are taxable, remain taxable, stay taxable, pay on, =taxed',
    'ندفع على، ندفع ضريبة على، نتحاسب على، نحاسب على، يخضع، تخضع',
  ],
  wholeYear: [
    'for the year, for the whole year, for the full year, this year, in the year, whole year, last year, year ended, year end, all year, financial year, yearly, annual',
    'للسنة، في السنة، هالسنة، السنة دي، السنة كلها، طول السنة، طوال السنة، على مدار السنة، هذا العام، هذه السنة، العام كله، خلال العام، سنوي، سنوية',
  ],
  eachMonth: [
    'per month, a month, monthly, each month, every month',
    '=شهريا، =شهري، =شهرية، =بالشهر، في الشهر، كل شهر',
  ],
  setAside: [
    'set aside, put aside, save each month, reserve, provision, keep aside, each month',
    'نحط على جنب، أحط على جنب، ~دخر، ~جنب، نجنب، كل شهر',
  ],
  taxNumber: [
    'trn, tax registration number, tax number, vat number',
    'رقم ضريبي، الرقم الضريبي، رقم التسجيل الضريبي، تسجيل ضريبي',
  ],
  taxInvoice: ['tax invoice, invoice', 'فاتورة، فاتورة ضريبية'],
  /** An amount of the law itself. */
  threshold: ['threshold, limit, band, ceiling, bracket', 'حد، شريحة، سقف، عتبة'],
  partOfYear: [
    'q, h, half year, half the year, first half, second half, first quarter, second quarter, third quarter, last quarter',
    'ربع أول، ربع ثاني، ربع ثالث، ربع رابع، نصف أول، نصف ثاني، نص أول، نص ثاني، نص تاني، نص السنة، نصف السنة',
  ],
  freeZone: ['free zone, freezone, dmcc, jafza, difc, adgm, rakez, dafza', 'منطقة حرة، مناطق حرة'],
  naturalPerson: [
    'freelancer, freelance, sole proprietor, sole establishment, self employed, individual, natural person',
    'عمل حر، مستقل، مؤسسة فردية، شخص طبيعي، فريلانسر',
  ],
  /** Taxes and charges whose amounts are no profit. */
  otherTax: [
    'vat, value added tax, excise, customs',
    'ضريبة القيمة المضافة، قيمة مضافة، انتقائية، جمارك',
  ],
})
