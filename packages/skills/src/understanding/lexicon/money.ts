import { concepts } from './concepts.ts'

/** Money that comes in, goes out, is owed or lies in the bank. */
export const money = concepts({
  cash: [
    'cash, bank, in the bank, in our bank, in bank, in the account, in our account, account, balance, have, saving, =saved for, =saved up, =saved in, =saved so far, raised, reserve, funding, runway of, left, on hand, starting with',
    'نقد، كاش، رصيد، بنك، سيولة، رأس المال، رأس مالنا، رأس مالي، مدخرات، صندوق، حساب، عند، لدى، مع، معي، معايا، معنا، معانا، معاي، ~ملك، فلوس، باقي',
  ],
  income: [
    'we bill, we invoice, i bill, we charge, revenue, rev, income, sale, sell, pay us, pays us, paying us, earn, make, mrr, receipts, coming in, comes in, come in, inflow, collect, bring in, bringing in, bring, brings, generate, generates, generating, receive, turnover, invoiced, get, takings, members pay, clients pay, customers pay, parents pay, students pay, tenants pay, allowance, stipend, send me, sends me, send us, sends us, gives me, gives us, each pays, each member pays, each student pays, each kid pays, each child pays, each client pays, each customer pays, each parent pays, school fee, tuition fee, fees from, fees come to, fees came to',
    'إيراد، دخل، مدخول، مبيعات، ~كسب، ~دخل، تحصيل، ~حقق، ~ستلم، ~بيع، ~جيب، ~أتي، ~جي، يجينا، يجيني، بيفوت علينا، يفوت علينا، بيفوتلنا، بيجينا، بيجيني، تجينا، يجيلنا، بيجيلنا، بيجيلي، يوصلنا، بيوصلنا، يدخلنا، بيدخلنا، بيدخلي، يدخل لنا، يطلع لنا، يدفع لنا، يدفعون لنا، تدفع لنا، يدفعلنا، يدفعولنا، =الداخل، =والداخل، يرسلون، يرسلوا لي، يرسل لي، يرسلولي، بيرسلولي، يبعتولي، بيبعتولي، بيبعتوا لي، يعطوني، يعطيني، بيعطوني، بيعطيني، يعطونا، بيعطونا، يحولوا لي، يحولولي، رسوم الطلاب، رسوم الطلبة، أقساط الطلاب، رسوم الدراسة، كل واحد يدفع، كل واحد بيدفع، كل مشترك يدفع، كل مشترك بيدفع، كل عضو يدفع، كل عضو بيدفع، كل طالب يدفع، كل طالب بيدفع، كل طفل يدفع، كل طفل بيدفع، كل عميل يدفع، كل زبون يدفع، كل زبون بيدفع، اللي يدفع، اللي بيدفع، الذي يدفع، يلي بيدفع',
  ],
  cost: [
    'cost, costs us, cost us, expense, exp, spend, spent, spending, outgoing, going out, goes out, go out, outflow, pay out, overhead, opex, bills, gross burn',
    'تكلفة، تكاليف، كلفة، مصاريف، مصروف، نفقات، ~صرف، ~خرج، ~طلع، مدفوعات، ~نفق، ~دفع، يروح علينا، بيروح علينا، تروح علينا، ينصرف، منصرف، منصرفات، مندفع، منحط، بيطير، =الطالع، =والطالع، =الخارج، =والخارج',
  ],
  netBurn: [
    'burn, net burn, burn rate, burning, lose, losing',
    'حرق، ~حرق، صافي الحرق، صافي الإنفاق، صافي الصرف، صافي المصروف، صافي المصاريف، صافي المصروفات، صافي التكاليف، ~خسر، خسارة',
  ],
  rent: ['rent, lease, office', 'إيجار، أجار، مكتب'],
  pay: [
    'salary, salaries, payroll, wage, team, staff, paying ourselves, pay ourselves, who earn, who earns, who make, who makes, who is on, who are on',
    'راتب، رواتب، مرتب، مرتبات، أجور، معاشات، موظفين',
  ],
  marketing: ['marketing, advertising, ads', 'تسويق، إعلانات، دعاية'],
  software: ['software, hosting, subscription, tools, saas', 'برامج، اشتراكات، استضافة'],
  utilities: ['utilities, dewa, electricity, internet, water', 'كهرباء، ماء، إنترنت، ديوا'],
  otherCost: ['other, misc, everything else', 'أخرى، غيرها، متفرقات'],
  /** What is bought to live in. */
  home: [
    'home, house, apartment, villa, townhouse, property, mortgage',
    'بيت، منزل، شقة، فيلا، عقار، عقاري، مسكن',
  ],
  price: [
    'price, property, flat worth, bedroom flat, bed flat, flat price, flat costs, flat is, home, house, apartment, villa, townhouse, studio, worth, car, value, vehicle',
    'عقار، شقة، فيلا، بيت، منزل، سعر، قيمة، ثمن، سيارة، استوديو',
  ],
  vehicle: [
    'car, vehicle, suv, truck, motorbike, motorcycle, pickup truck, auto loan, toyota, nissan, honda, lexus, hyundai, mitsubishi, mercedes, bmw, audi, porsche, tesla, chevrolet, =kia, =ford, =jeep, =gmc, =mazda, prado, land cruiser, landcruiser, =patrol, camry, corolla, pajero, dealership, car dealer',
    'سيارة، مركبة، موتر، عربية، تويوتا، نيسان، هوندا، لكزس، هيونداي، ميتسوبيشي، مرسيدس، بورش، تسلا، شفروليه، كيا، لاندكروزر، لاند كروزر، برادو، باترول، كامري، كورولا، باجيرو، وكالة السيارات',
  ],
  /** Interest on the whole amount for the whole term. */
  flatRate: [
    'flat rate, flat interest, flat',
    'فائدة مسطحة، مسطحة، فائدة مقطوعة، ثابتة على كامل المبلغ، على كامل المبلغ، على كل المبلغ، على أصل المبلغ، على المبلغ كله، على أصل القرض، على كامل القرض، فلات',
  ],
  reducingRate: ['reducing, reducing balance, diminishing', 'متناقص، متناقصة'],
  /** In Arabic said of a flat rate, and of one that does not change. */
  fixedRate: ['fixed, fixed rate', 'ثابت، ثابتة'],
  /** Nothing is paid for the time. */
  interestFree: [
    'interest free, no interest, zero interest, without interest, without any interest, no profit rate',
    'بدون فائدة، بدون فوائد، بلا فائدة، بلا فوائد، من غير فائدة، من غير فوائد، بدون فايدة، بدون فوايد، من غير فوايد، بدون أي فوائد، صفر فائدة، فائدة صفر',
  ],
  loan: [
    'loan, mortgage, borrow, finance, financing, principal, owe, amount, car loan, home loan, personal loan, house loan, property loan, loan worth, loan value, value of the loan, loan in the value of, finance worth, outstanding, facility amount',
    'قرض، قرض البيت، قرض المنزل، قرض السكن، تمويل، قرض بقيمة، قرض قيمته، قيمة القرض، تمويل بقيمة، تمويلا بقيمة، قرضا بقيمة، تمويل قيمته، قيمة التمويل، سلفة بقيمة، مديونية، المديونية، ~قترض، ~تسلف، ~ستلف، أتسلف، ~مول، مبلغ، رهن، سلفة، قرض عقاري، قرض شخصي، قرض سيارة، تمويل عقاري، تمويل سيارة',
  ],
  /** The debt that is spoken of, and none beside another. */
  ownDebt: ['my debt, our debt, debt is', 'علي دين، عليا دين، ديوني، ديني'],
  /** What is owed is done away with. */
  paidOff: [
    'repay, long to pay, years to pay, months to pay, pay off, paying off, pay back, paying back, clear, clearing, settle, finish off, get rid of, pay down, knock off',
    '~سدد، سداد، تسديد، ~خلص، ~صفي، تصفية، ~قفل، إغلاق، ~وفي',
  ],
  /** What a bank takes once, beside the interest. */
  bankFee: [
    'processing fee, arrangement fee, admin fee, fee, fees, valuation fee, insurance, life insurance, registration fee, transfer fee, dld, mortgage registration, broker fee, commission, early settlement fee',
    'رسوم، رسم، رسوم إدارية، رسوم معالجة، رسوم التقييم، رسوم التسجيل، عمولة، تأمين، تأمين على الحياة، مصاريف إدارية، مصاريف فتح الملف',
  ],
  /** What a home costs whoever owns it, beside the loan. */
  ownersCost: [
    'service charge, service charges, service fee, service fees, community fee, community fees, maintenance, maintenance fee, maintenance fees, cooling, chiller, home insurance, school fees',
    'رسوم الخدمة، رسوم خدمة، رسوم الخدمات، رسوم خدمات، رسوم الصيانة، صيانة، رسوم المجمع، تبريد، تأمين البيت، رسوم المدرسة، رسوم المدارس',
  ],
  /** The payment is what is asked for. */
  monthlyAsked: [
    'will i pay, would i pay, will i be paying, would i be paying, will we pay, would we pay, how much a month, how much per month, how much monthly, how much each month, how much every month, what per month, what a month, the monthly, the real monthly, the actual monthly, the true monthly',
    'كم بالشهر، كم شهريا، كم في الشهر، كام في الشهر، كام شهريا، كم يطلع بالشهر، كم يطلع علي بالشهر، كم بيطلع بالشهر، كم علي بالشهر، قديش بالشهر، كم كل شهر، كم أدفع بالشهر، كم أدفع شهريا، كم بدفع بالشهر، كم ادفع كل شهر',
  ],
  /** What the payments are for stands behind it. */
  paidOn: [
    'instalment on, installment on, payment on, emi on, emi for, repayment on',
    'قسط على، قسط قرض، قسط تمويل',
  ],
  instalment: [
    'payment, instalment, installment, emi, pay, paying, afford, budget, repay, repayment, monthly payment, can do, can only do, could do, can manage, manage, can spare, can give, put towards, put toward, instalment on, installment on, payment on, emi on, emi for, repayment on',
    'قسط، عارض علي قسط، عارضين علي قسط، عطوني قسط، طالبين قسط، حسبوا لي قسط، ~دفع، ~تحمل، ~سدد، أقدر على، بقدر على، أستطيع دفع، يناسبني، قسط على، قسط قرض، قسط تمويل',
  ],
  salary: [
    'salary, income, earn, make, wage, take home, take home pay, net pay, paycheck, pay cheque, =monthly pay, bring home',
    'راتب، مرتب، دخل، معاش، ~قبض، أجر شهري، ~تقاضى',
  ],
  /** The rate itself is asked for, and not what it comes to. */
  rateAsked: [
    'what rate, which rate, what interest rate, which interest rate, what is the rate, what is the interest rate, what’s the rate, what’s the interest rate, whats the rate, whats the interest rate, what is my interest rate, what is the real rate, what apr, at what rate, rate am i paying, rate they charge, find the rate, what percent interest',
    'كم نسبة، كم النسبة، كم نسبته، نسبة الفايدة كم، نسبة الفايدة كام، كام نسبة، الفايدة كم بالمية، كم بالمية الفايدة، قديش نسبة، شو نسبة، شو النسبة، ما نسبة، ما هي نسبة، ايش نسبة، بأي نسبة',
  ],
  /** What husband or wife brings in beside whoever writes. */
  partnerPay: [
    'wife, husband, hubby, wife earn, wife make, wife salary, wife income, wife pay is, wife get, wife bring, wife take home, husband earn, husband make, husband salary, husband income, husband get, husband bring, husband take home, she earn, she make, he earn, he make, her salary, his salary, her income, his income',
    'زوجي، جوزي، ريلي، زوجتي، مرتي، مراتي، حرمتي، راتب زوجي، راتب جوزي، راتب ريلي، راتب زوجتي، راتب مرتي، راتب مراتي، راتب حرمتي، مرتب جوزي، مرتب مراتي، معاش زوجي، معاش زوجتي، دخل زوجي، دخل زوجتي، زوجي راتبه، زوجتي راتبها، جوزي راتبه، مرتي راتبها، مراتي مرتبها، جوزي مرتبه، زوجي ~قبض، زوجتي ~قبض، جوزي ~قبض، مراتي ~قبض، مرتي ~قبض، زوجي دخله، زوجتي دخلها',
  ],
  ofSalary: [
    'dbr, debt burden, debt burden ratio, of my salary, of my pay, of my income, of my wage, of salary, of income, of the salary, of her salary, of his salary, of our income, of my take home, of my earnings, of what i earn, of what i make, of it, of that, of my monthly income, of my monthly salary, of my net pay, of my paycheck',
    'عبء الدين، نسبة عبء الدين، من راتبي، من الراتب، من دخلي، من الدخل، من معاشي، من المعاش، من الراتب الشهري، من راتبه، من راتبها، من دخله، من دخلها، من دخلنا، من معاشه، من معاشها، من رواتبنا، منه، من مدخولي، من المدخول',
  ],
  halfOfPay: [
    'half my pay, half my salary, half my income, half of my pay, half of my salary, half of my income, half the salary, half of it, half the pay, 50 of my salary',
    'نص المعاش، نص معاشي، نص الراتب، نص راتبي، نصف الراتب، نصف راتبي، نصف دخلي، نصف المعاش، نص دخلي',
  ],
  thirdOfPay: [
    'third of my pay, third of my salary, third of my income, third of the salary, third of my take home, a third of it, one third of it, a third of what i earn, third of our income',
    'ثلث الراتب، ثلث راتبي، ثلث دخلي، ثلث المعاش، ثلث معاشي، ثلث راتبه، ثلث راتبها، ثلث دخلنا، ثلث مدخولي، ثلثه',
  ],
  /** When it is asked what is still owed. */
  balanceAfter: [
    'after, left after, balance after, remaining after, outstanding after, owed after, owing after, still owe after, paid for, into the loan, already, so far, been paying, have paid, i paid, we paid, gone, have passed, passed, elapsed',
    'راحت منها، =مرت، =ومرت، راح منها، بعد، بعد مرور، بعد ما أدفع، صار لي، صارلي، مضى، مضت، دفعت منها، سددت منها، دفعت منه، سددت منه',
  ],
  debts: [
    'existing loan, existing emi, existing instalment, existing debt, current loan, car instalment, car installment, car payment, car emi, other loan, other debt, other instalment, liability, commitment, debt, obligations, for my car, on my car, for the car, for my other loan, for another loan, towards my car, for my car loan, on my car loan, towards my car loan, for the car loan, on the car loan, for a car loan, on a car loan, for my personal loan, on my personal loan, for a personal loan, on a personal loan, on my other loan, credit card payment, credit card instalment, credit card minimum, card minimum, on my credit card, for my credit card, on credit cards',
    'التزام، التزامات، قروض أخرى، أقساط أخرى، قروض حالية، أقساط حالية، ديون، دين، قسط سيارة، قسط السيارة، أقساط سيارة، قسط ثاني، قسط تاني، بطاقة ائتمان دفعتها، بطاقة دفعتها، دفعة البطاقة، قسط البطاقة، قسط بطاقة، للبطاقة، عندي قسط، علي قسط، لقرض السيارة، لقرض سيارة، لقرض سيارتي، قرض السيارة الحالي، لقرض شخصي، للقرض الشخصي، قرض ثاني، قرض تاني، قرض آخر',
  ],
  downPayment: [
    'down payment, downpayment, deposit, down, upfront, equity, put in, put down, chip in, of our own, of my own, own money, own cash, own pocket, our pocket, my pocket, ourselves, myself, my savings, our savings, cash, in cash, i put, we put, i pay cash, trade in, trading in, traded in, part exchange, old car, trade in my car, rest financed, finance the rest, finance the balance, and the rest over, and the rest on, rest from the bank, balance financed',
    'دفعة أولى، دفعة مقدمة، مقدم، مقدما، =بالأول، =بالاول، في الأول، =بالبداية، في البداية، دفعة، من جيبي، من جيبنا، من عندي، من عندنا، بحط، ~حط، من مدخراتي، من فلوسي، معنا، معانا، معي، معاي، معايا، محوش، محوشين، موفر، موفرين، مجمع، مجمعين، تحويشة، كاش، نقدا، سيارتي القديمة، سيارتي الحالية، =والباقي على، =والباقي تمويل، =والباقي قرض، =والباقي تقسيط، =والباقي أقساط، =والباقي بالتقسيط، =والباقي من البنك',
  ],
  interest: ['rate, interest, interest rate, apr, profit rate', 'فائدة، نسبة، معدل، مرابحة، ربح'],
  financedShare: [
    'ltv, loan to value, finance, financing, financed',
    'نسبة التمويل، تمويل بنسبة، تمويل، ~مول، ممول، ممولين',
  ],
  extra: [
    'extra, overpay, overpayment, additional, on top, above the payment, over the payment, more than the payment, above the instalment, more each month, more a month, more per month, more every month, more monthly, i add, we add, adding, add extra, throw in',
    'إضافي، إضافية، ~ضيف، أضفت، ضفت، زيادة، زيادة عن، زدت، زود، فوق القسط، فوق قسط',
  ],
  term: [
    'over, for, term, tenure, tenor, period, years to pay, spread',
    'مدة، على، خلال، فترة، تقسيط على، مقسط على، مقسطة على، أقساط على، أقسطه على، أقسطها على، يتقسط على، تتقسط على، نقسطه على',
  ],
  /** The term that the law lets a loan run at most. */
  longestTerm: [
    'longest allowed, longest term, longest possible, longest tenure, longest period, longest tenor, longest legal, longest permitted, maximum term, maximum tenure, maximum period, maximum tenor, maximum allowed, max term, max tenure, max period, max tenor, max allowed, as long as allowed, as long as possible, longest the bank allows, longest the central bank allows',
    'أقصى مدة، أطول مدة، أقصى فترة، أطول فترة، أكبر مدة، أعلى مدة، المدة القصوى، أقصى عدد سنوات، أكثر مدة مسموحة',
  ],
  /** How long a rate stays before another follows. */
  fixedPeriod: [
    'fixed, fixed at, fixed for, fixed for the first, fixed the first, fixed first, fixed rate for, fixed in the first, for the first, first',
    'ثابت، ثابتة، ثابتة لأول، ثابت لأول، ثابتة أول، ثابتة لمدة، ثابت لمدة، ثابتة في أول، لأول، أول',
  ],
  /** What follows when something else has ended. */
  afterwards: [
    '=then, afterwards, after that, after which, thereafter, followed by, reverts to, goes up to, moves to, rises to',
    '=ثم، =بعدين، =وبعدين، =بعدها، =وبعدها، تتحول إلى، تصير، بتصير',
  ],
  personalLoan: ['personal loan, personal finance', 'قرض شخصي، تمويل شخصي'],
  /** A sum that somebody wants to have one day. */
  savingGoal: [
    'goal, target, save up, save, reach, need, buy, cost, worth, have',
    'هدف، ~وصل، ~جمع، ~شتري، شراء، ~حتاج، مبلغ، قيمة، سعر، تكلف، ~كلف، ~وفر',
  ],
  /** What is put aside again and again. */
  putAside: [
    'put aside, put away, set aside, save, saving, put in, deposit, spare, stash, contribution',
    '~وفر، ~دخر، توفير، ادخار، ~حط، ~حول، ~ودع، إيداع، ~خلي على جنب',
  ],
  saved: [
    'saved, already, have, start with, starting with, so far, account, savings, currently, opening balance, in the bank',
    'عند، لدى، معي، معاي، موفر، مدخرات، رصيد، حساب، حاليًا، مجمع، ~بدأ',
  ],
})
