import { concepts } from './concepts.ts'

/** Value added tax: whether a price holds it, what bears none, and how the lines of an invoice are written. */
export const vat = concepts({
  vat: [
    'vat, tax, tax amount, vat amount, amount of vat, amount of tax, value added tax, 5 vat, taxes',
    'ضريبة، مبلغ الضريبة، قيمة الضريبة، ضريبة القيمة المضافة، قيمة مضافة، ضريبه، ضرايب، ضرائب',
  ],
  /** What stands behind it is the tax itself. */
  taxAmount: [
    'tax amount, vat amount, amount of vat, amount of tax, tax line, vat line, tax column, vat column, tax part, vat part, tax portion, vat portion',
    'مبلغ الضريبة، قيمة الضريبة، خانة الضريبة، بند الضريبة، سطر الضريبة',
  ],
  /** The price holds the tax. */
  withVat: [
    'including, all inclusive, all inclusive of vat, inclusive of vat, fully inclusive, inclusive, incl, inc, include, included, includes, with vat, with tax, with the vat, with the tax, gross, after vat, after tax, after the vat, vat in, vat in it, vat inside, vat already in, inside the price, already inside, already in the price, in the price already, all in, vat incl, vat inc',
    'شامل، شاملة، ~شمل، متضمن، متضمنة، ~تضمن، بما فيه، بما فيها، بما في ذلك، مع الضريبة، مع ضريبة، وياها الضريبة، بعد الضريبة، مشمول، مشمولة، داخل فيه، داخل فيها، فيه الضريبة، فيها الضريبة',
  ],
  /** The tax comes on top of the price. */
  withoutVat: [
    'excluding, exclusive, without, excl, ex vat, ex tax, before vat, before tax, before the vat, before the tax, before any vat, before any tax, without vat, without tax, without the vat, without the tax, plus vat, plus tax, plus the vat, comes on top, come on top, goes on top, then vat, then tax, then the vat, then the tax, net, net of vat, net of tax, on top, pre vat, pre tax, prevat, minus vat, no vat yet, less vat, vat extra, tax extra, tax is extra, extra vat, vat not included, vat is extra',
    'بدون، قبل الضريبة، قبل ضريبة، قبل إضافة الضريبة، قبل احتساب الضريبة، بدون الضريبة، بدون ضريبة، دون الضريبة، دونها، بلا ضريبة، من غير الضريبة، من غير ضريبة، من دون ضريبة، من دون الضريبة، صافي، صافية، زائد الضريبة، زائد ضريبة، زيادة الضريبة، زايد الضريبة، زايد ضريبة، الضريبة فوقه، الضريبة فوقها، غير الضريبة، تضاف عليه، تضاف عليها، تضاف إليه، تضاف إليها، بعدين الضريبة، بعدين ضريبة، بعدها الضريبة، بعدها ضريبة',
  ],
  /** Done with the tax to a price that holds it. */
  takeOut: [
    'extract, remove, strip, back out, take out, take off, take away, taken out, deduct, subtract, reverse, isolate, split out, separate, backwards, backward, hidden, portion, part, element, component, share',
    '~ستخرج، استخراج، ~طرح، ~فصل، فصل، إزالة، ازل، احذف، ~ستبعد، ~خصم، اخصم، مضمنة، ~شيل',
  ],
  /** The tax is asked for as a part of what was named before. */
  partOf: [
    'of it, of that, of this, of which, in it, in that, in this, in there, inside it, inside, within, contained in, included in',
    'منها، منه، فيه، فيها، جوا، جواه، جواها، داخل، ضمن، ضمنه، داخله، من ذلك، من أصل',
  ],
  /** Done with the tax to a price that does not hold it. */
  addTo: [
    'add, adding, added, put, apply, charge, goes on, come on top',
    'أضف، ~ضيف، إضافة، زد، احتسب، طبق، ~زيد، تضاف',
  ],
  /** What somebody keeps once the tax has gone. */
  kept: [
    'clean for me, clean for us, clean to me, clean in my, keep, left for me, left for us, left with, left over, in my pocket, into my pocket, pocket, take home, net to me, net for me, after the vat goes, after vat goes, once the vat is gone, after paying the vat, after i pay the vat',
    'صافي لي، صافي لنا، يصفى لي، يصفي لي، يصفالي، يضل لي، يبقى لي، يبقالي، يتبقى لي، في جيبي، بجيبي، بايدي، في ايدي، نظيف لي، نظيفة لي، تبقى معي، يبقى معي، يضل معي',
  ],
  /** Paid as it stands, so that the tax is likely in it. */
  paidPrice: [
    'paid, receipt, spent, bill was, bill of, bill came, cost me, cost us, charged, price tag, rang up, swiped',
    'دفعت، دفعنا، سددت، كلفني، كلفتني، كلفنا، حاسبت، حساب طلع، طلع حساب',
  ],
  /** What is to be charged or paid in the end. */
  finalPrice: [
    'total, grand total, final price, final amount, end up paying, put on the bill, put on the invoice, must i charge, should i charge, do i charge, must charge, should charge, should i bill, do i bill, do i quote, should i quote, do i invoice, should i invoice',
    'إجمالي، مجموع، سعر نهائي، مبلغ نهائي، أطلب من الزبون، أكتب في الفاتورة',
  ],
  /** Stands between the tax and its amount: "the VAT was 318". */
  amountsTo: [
    'was, is, were, came to, comes to, amounted to, amounts to, equals, exactly, amount, reads, read, says, shows, states',
    'كانت، كان، بلغت، بلغ، طلعت، تساوي، قدرها، مقدارها، قيمتها، وصلت، هي، مكتوب، مكتوبة، ظاهر، ظاهرة، فيها',
  ],
  /** What is asked of the tax beside a price: registering, returns, what may be taken back. */
  vatReturn: [
    'vat register, vat registration, register for vat, registered for vat, registration threshold, vat threshold, input vat, input tax, output vat, output tax, vat return, vat refund, tax refund, refund of vat, reclaim, tax return',
    'تسجيل في الضريبة، تسجيل ضريبي، حد التسجيل، ضريبة المدخلات، مدخلات، ضريبة المخرجات، مخرجات، إقرار، إقرار ضريبي، استرداد، استرداد الضريبة',
  ],
  outputTax: [
    'output vat, output tax, vat collected, vat charged, vat on sales',
    'ضريبة المخرجات، مخرجات، ضريبة المبيعات',
  ],
  inputTax: [
    'input vat, input tax, vat paid, vat on purchases, vat on expenses',
    'ضريبة المدخلات، مدخلات، ضريبة المشتريات',
  ],
  /** What goes to the authority for a period. */
  vatDue: [
    'fta, federal tax authority, vat do we owe, vat do i owe, vat we owe, vat i owe, owe in vat, owe the tax authority, net vat, vat payable, vat due, vat to pay, pay to the authority, vat return, vat bill, vat position, net tax, remit, remittance, file, hand over',
    'الهيئة، هيئة الضرائب، الهيئة الاتحادية للضرائب، صافي الضريبة، الضريبة المستحقة، إقرار، إقرار ضريبي، ~ورد، أورد، نورد، توريد للهيئة، ~سدد للهيئة',
  ],
  bought: [
    'buy, bought, purchase, purchases',
    'شراء، ~شتري، شريت، اشتريت، مشتريات، مشترياتي، مشترياتنا',
  ],
  sold: ['sell, sold, resell', 'بعت، ~بيع، أبيع'],
  zeroRated: [
    'zero rated, zero rate, zero rating, zero vat, export, exported, exports, international transport',
    'صفري، صفرية، نسبة الصفر، نسبة صفر، خاضع للصفر، بنسبة صفر، تصدير، صادرات، مصدرة',
  ],
  exempt: [
    'exempt, exempted, vat exempt, tax exempt, exemption',
    'معفى، معفاة، معفي، معفية، إعفاء، معفيين',
  ],
  /** An invoice is to be looked over. */
  checkInvoice: [
    'check, validate, verify, review, complete, compliant, valid, missing, correct, accept, accepted, wrong, audit, look over, legit, proper, pay this, in order, add up, adds up',
    'افحص، تحقق، راجع، دقق، فحص، تدقيق، ناقص، ناقصها، ناقصه، ~نقص، ~نقصها، صحيح، صحيحة، صح، مضبوط، مضبوطة، مزبوط، مزبوطة، مستوفي، مستوفية، سليمة، كاملة، غلط',
  ],
  /** What an invoice has to hold. */
  requirement: [
    'required, requirement, must, should, contain, need, field, particulars, mandatory, must have',
    'متطلبات، بيانات، شروط، يجب، لازم، ~تضمن، ~حتوي، ~شمل، محتويات',
  ],
  simplifiedInvoice: [
    'simplified invoice, simplified tax invoice',
    'فاتورة مبسطة، فاتورة ضريبية مبسطة، الفاتورة المبسطة، الفاتورة الضريبية المبسطة',
  ],
  /** Whose invoice it is, as invoices write it. */
  invoicedTo: [
    'bill to, billed to, sold to, invoice to, customer, client, buyer',
    'عميل، =مشتري، =المشتري، زبون',
  ],
  standardRated: [
    'standard rated, standard rate, taxable',
    'النسبة الأساسية، خاضع للنسبة الأساسية، خاضعة',
  ],
  discount: [
    'discount, rebate, reduction, off, less, knocked off, knock off, markdown, concession, discounted, take off, taking off, promo, voucher, coupon',
    'خصم، تخفيض، حسم، تنزيل، تخفيضات، كوبون، ~حسم، احسم، احسمله، احسملي، احسملها، ~خصم، اخصم، اخصمله، اخصملي، ~نزل له، نزله، نزلتله، نزلت له، خصمت له، خصمتله',
  ],
  /** The price is for one of several. */
  unitPrice: [
    'each, apiece, a piece, per unit, per item, per piece, per person, per head, a pop, each one, unit price',
    'للواحد، للواحدة، الواحد، الواحدة، للقطعة، القطعة، للحبة، الحبة، للوحدة، لكل واحد، كل واحد، كل واحدة، كل وحدة، كل وحده، الوحدة، لكل قطعة، لكل حبة، سعر الوحدة، سعر الواحد، سعر القطعة',
  ],
  /** Stands between a count and the price of one. */
  pricedAt: [
    'at, costing, priced at, worth, rate of, of, unit price, price',
    'بسعر، ب، سعر، ثمن، سعر الوحدة، سعر الواحد',
  ],
  /** Stands before one price for all that are counted. */
  pricedFor: ['for', 'بقيمة، بمبلغ'],
  /** The price is for all that are counted. */
  altogether: [
    'in total, total, altogether, for all, for both, for the lot, all together, for the whole lot, lump sum',
    'إجمالا، إجمالي، للكل، في المجموع، كلهم، كلها، جميعا، للكل مع بعض',
  ],
  /** What is said reaches every line. */
  everyLine: [
    'all, total, everything, whole, entire, overall, sum, order, invoice, bill, lot, both',
    'كل، الكل، كامل، كلها، كلهم، مجموع، إجمالي، فاتورة، جميع، كله',
  ],
})
