import { concepts } from './concepts.ts'

/** What a company plans with: its cash over time, its costs line by line, its profit and its tax. */
export const business = concepts({
  runway: [
    'runway, cash flow, cashflow, do we last, will we last, can we last, would we last, run out, running out, runs out, dry, survive, stay alive, keep going, carry on, go on for, hold out, to last, must last, should last, break even, last us, cash last',
    'تدفق نقدي، سيولة، ينفد، ~خلص، رانواي، تعادل، نتعادل، نعيش، نكمل، ~صمد، نستمر، يكفي النقد',
  ],
  /** The lines a company lists its costs by; rent, pay and the like have names of their own. */
  costLine: [
    'operating expense, bonus, bonuses, operating cost, running cost, expenditure, deductible expense, cloud, server, insurance, travel, legal, audit, accounting fee, bookkeeping, contractor, =freelancers, licence, license, fee, supplies, ingredient, material, raw material, stock, inventory, goods, food, packaging, maintenance, fuel, petrol, delivery, courier, packing, cleaning, security, training, equipment, consumables, commission, bank charges, interest expense, interest paid, finance cost, depreciation, amortisation, amortization, money out, cash out, we donate, i donate, donate to',
    'مصروفات تشغيلية، بونص، حوافز، سحابة، خوادم، تأمين، سفر، تنقلات، رسوم، رخصة، محاسبة، تدقيق، استشارات، مكونات، مواد، مواد خام، مواد أولية، صيانة، وقود، بنزين، توصيل، تغليف، تنظيف، عمولات، معدات، مشتريات، فوائد، تكاليف التمويل، إهلاك، استهلاك، مرافق، نتبرع، بنتبرع، نتصدق، أكل، بقالة، مدارس',
  ],
  costOfSales: [
    'cost of sales, cost of goods, cost of goods sold, cogs, =purchases',
    'تكلفة المبيعات، تكلفة البضاعة، بضاعة',
  ],
  totalCost: [
    'total cost, total expense, total spending, all costs, overall expense, total outgoings',
    'إجمالي المصروفات، إجمالي المصاريف، إجمالي التكاليف، مجموع المصروفات، مجموع المصاريف، كل المصاريف',
  ],
  netOfIncome: [
    'net, net burn',
    'صافي، صافي الحرق، صافي الإنفاق، صافي الصرف، صافي المصروف، صافي المصاريف، صافي المصروفات، صافي التكاليف',
  ],
  growth: [
    'grow, growth, increase, rise, up, climb',
    '~نمو، نمو، ~زيد، ~زاد، ~ازداد، زيادة، ~رتفع، ارتفاع، يكبر، تكبر، بيكبر، بتكبر، هيكبر، هتكبر، كبرت',
  ],
  decline: [
    'fall, drop, decline, shrink, decrease, down',
    '~نخفض، ~تراجع، ~قل، انخفاض، تراجع، نقصان، ~نزل، ~نقص',
  ],
  /** A length of time that is aimed for, or asked about with yes or no. */
  target: [
    'need, raise, target, reach, extend, goal, want, cut, enough, cover, get through, suffice, make it to, make it through, get us through, gets us through, get me through, see us through, carry us, carries us, take us through, take us to, last through, last until, last till, survive until, aim',
    '~حتاج، هدف، جمع، ~جمع، بدنا، نبا، نبغى، ~ريد، ~وصل، تمديد، خفض، ~قصص، ~كفي، تكفي، تمشينا، يمشينا، بتمشينا، بيمشينا',
  ],
  isIt: ['will, is, does, can, are we, enough', 'هل، يكفي، تكفي، بتكفي'],
  remaining: [
    'left, left after, remain, remaining, balance after, balance in, will we have, cash after, cash in, do we have after, do we have by, do i have after, have after, be left with, balance be, balance going to be, balance at, balance on, balance stand, cash be, cash balance be, will i have, shall we have, will there be in the account',
    '~بقى، ~فضل، يضل، بيضل، هيضل، بضل، ضايل، ضل، يظل، بيظل، باقي، رصيدنا بعد، متبقي، يتبقى، سيبقى، يكون عندي، يكون عندنا، بيكون عندي، بيكون عندنا، هيكون عندي، هيكون عندنا، راح يكون عندي، راح يكون عندنا، يكون معي، يكون معنا، بيكون معي، بيكون معنا، هيكون معايا، هيكون معانا، يصير عندي، يصير عندنا، بيصير عندي، بيصير عندنا، بيصير معنا، يكون الرصيد، بيكون الرصيد، هيكون الرصيد، يكون رصيدنا، يكون رصيدي، بيكون رصيدنا، هيكون رصيدنا، سيكون رصيدنا، سيكون لدينا، يكون لدينا، سيكون في الحساب، يكون في الحساب، بيكون في الحساب',
  ],
  /** A cost that is thought away. */
  reduction: [
    'cut, reduce, save, saving, less, let go, lay off, drop, cancel, lower by, scrap, ditch, get rid of, do away with, stop renting',
    '~قلل، ~قص، ~خفض، ~وفر، أقل، ~شيل، شلنا، شيلنا، شال، لغينا، ~لغي، ~ستغني، كنسلنا، ~كنسل',
  ],
  /** A cost that is thought in addition. */
  addition: [
    'extra, additional, add, more, on top, new',
    'إضافي، إضافية، زيادة، زود، ~ضيف، جديد، لو جبنا، اذا جبنا، لو كسبنا، اذا كسبنا',
  ],
  /** What a charity or a club is given. */
  donation: [
    'donation, donor, =donors, sponsor, =sponsors, =grants, sponsorship, membership, membership fee, membership dues, member fee, fundraising, donors give, sponsors give, zakat',
    'تبرع، تبرعات، متبرعين، مساعدات، كفالات، منح شهرية، هبات، رعايات، عضويات، اشتراكات الأعضاء، اشتراك الأعضاء، رسوم العضوية، زكاة، صدقات',
  ],
  /** Whoever pays the company. */
  customer: ['client, customer, buyer', 'عميل، عملاء، زبون، زبائن، عميلين، زبونين'],
  /** Income that is thought in addition. */
  incomeGain: ['upsell, extra revenue, extra income', 'دخل إضافي، إيراد إضافي'],
  /** Costs that are thought in addition, and those that are thought away. */
  costGain: [
    'extra cost, additional cost, extra expense, additional expense',
    'تكاليف إضافية، مصاريف إضافية، مصروفات إضافية',
  ],
  costCut: ['cost saving', 'توفير في المصاريف'],
  /** Income that is thought away. */
  incomeLoss: [
    'churn, walks away, goes with him, goes with them, takes with him, takes with them',
    'يروح العميل، يمشي العميل، يروح وياه، يروح معه، يروح معاه، تروح معه، تروح معاه، ياخذ معه، ياخد معاه',
  ],
  /** Spent once and not every month. */
  purchaseOnce: [
    'buy, buying, bought, purchase, fit out, fitout, renovation, security deposit, one off cost, one time cost, one off payment, one time payment, one off expense, one time expense, setup cost, upfront cost, we owe, i owe, owe a, owe the, owe our, owe my',
    '~شتري، شراء، اشتري، نشتري، شريت، شرينا، تجهيز، ديكور، تأمين محل، مصروف لمرة واحدة، دفعة لمرة واحدة، علينا دين، علي دين، دين للمورد، دين لمورد، عندنا دين، عندي دين، علينا للمورد',
  ],
  /** How long there has been a business says nothing of its cash. */
  inBusiness: [
    'founded, established, opened, open for, been open, in business, operating for, running for, been running, trading for, started, old company, ago, years old',
    '~فتح، فتحنا، فاتحين، افتتحنا، تأسست، أسسنا، شغالين، شغالة، صار لنا، صارلنا، إلنا، النا، من عمر، عمر الشركة',
  ],
  /** To a half of what it was, or to twice as much. */
  halved: [
    'half, halves, halved, by half, in half, to half, to a half',
    'للنص، للنصف، بالنص، بالنصف، إلى النصف، الى النص، النص، النصف، نصه، نصها، نص الدخل، نصف الدخل',
  ],
  doubled: ['double, doubles, doubled, twice', '~تضاعف، ~ضاعف، الضعف، للضعف، ضعفين، دبل'],
  /** Cash that may still come. */
  extraCash: [
    'refund, tax refund, rebate, receivable, owes us, owes me, owe us, owe me, investment, invest, investor, angel, vc, venture capital, seed, raise, funding round, grant, inject, injection, capital, one time, one off, once, lump sum, single payment, put in, putting in, puts in, top up, topping up, bridge loan, shareholder loan, wire, cash injection, partner bring, partner bringing, partner contribute, partner contributing',
    'استرداد، استثمار، قرض حسن، ~ضخ، يضخ، بضخ، يحط، بيحط، شريك جديد، شريك ~دخل، شريك ~جيب، ~دخل شريك، مستثمر، ~جمع، منحة، ضخ، تمويل، رأس مال، مرة واحدة، مرة وحدة، دفعة واحدة',
  ],
  /** What comes in and does not come again. */
  atOnce: [
    'once, one off, one time, lump sum, in one go, extra now, extra today, extra right now',
    'مرة واحدة، مرة وحدة، دفعة واحدة، دفعة وحدة، لمرة واحدة، لمرة وحدة',
  ],
  /** Somebody whose pay is thought in addition. */
  hiring: [
    'hire, hiring, recruit, take on, bring on, employ, new hire, new joiner',
    '~وظف، وظفنا، وظفت، توظيف، نعين، أعين، عينا، عينت، نجيب موظف، تعيين، ~شغل',
  ],
  /** The amount is a part of the one before it. */
  ofWhich: [
    'of which, of that, of it, among them, included in that, out of which, out of that, including, incl, inc, includes',
    'منها، منه، من ضمنها، ضمنها، بما فيها، بينها',
  ],
  /** A part of the costs is thought away. */
  leaving: [
    'let go, let one go, let one person go, let someone go, let somebody go, lay off, fire, leave the, left the, give up, gave up, drop, without, get rid of, close, move out, stop paying, stop renting, cancel, scrap, ditch, do away with, goes away, stop, pause, remove, no more, switch off, turn off, let two go, let two people go, let three go, let three people go, let 2 people go, let 3 people go, let one of them go, let two of them go, make redundant',
    'تركنا، ~ترك، راح، شلنا، شيلنا، ~شيل، لغينا، كنسلنا، بطلنا، استغنينا، ~لغي، بدون، من دون، نطلع من، طلعنا من، سكرنا، وقفنا، ~وقف، ~سكر، ~ستغني، ~سرح، ~فنش، فنشنا، سرحنا، مشينا موظف، مشينا موظفين، نمشي موظف، نمشي موظفين، طلعنا موظف، نطلع موظف',
  ],
  inWeeks: [
    'how many weeks, in weeks, weeks of, number of weeks',
    'كم أسبوع، =بالأسابيع، =بالأسبوع',
  ],
  inDays: ['how many days, in days, number of days', 'كم يوم، =بالأيام'],
  inYears: ['how many years, in years, number of years', 'كم سنة، =بالسنوات، =بالسنين'],
  /** Amounts that leave their thousands out. */
  thousands: ["in thousands, thousands, '000", 'بالآلاف، بالألف، بالألوف'],
  /** The amount is for one of those that are counted. */
  each: [
    'each, apiece, per employee, per person, per head, per developer, per engineer',
    'لكل موظف، لكل شخص، لكل عامل، =للموظف، للواحد، لكل واحد، كل واحد، كل واحد منهم، لكل منهم، الواحد',
  ],
})
