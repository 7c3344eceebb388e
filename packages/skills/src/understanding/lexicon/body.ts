import { concepts } from './concepts.ts'

/** The measures of a body, what it burns and how it moves. */
export const body = concepts({
  height: ['height, tall, ht', 'طول، قامة، طويل، هلا طول، هلا طويل، هلا قامة'],
  weight: ['weight, weigh, wt, scale, scales', 'وزن، ~وزن، ميزان'],
  waist: [
    'waist, waistline, belly, tummy, midsection, round the middle, around the middle, around my middle, round my middle, around her middle, around his middle, belt size, belt line, belt, tape, measuring tape, tape measure',
    'خصر، وسط، الوسط، وسطي، وسطها، وسطه، محيط البطن، محيط الخصر، كرش، شريط القياس، المازورة',
  ],
  /** Says less of a waist than a tape does. */
  trouserSize: [
    'trouser size, trousers size, pants size, pant size, jeans size, trousers, jeans, size in trousers, size in jeans',
    'مقاس البنطلون، مقاس بنطلون، بنطلون، بنطلوني، مقاس الجينز، جينز',
  ],
  age: [
    'age, aged, years old, turned, yrs, who is, who’s',
    'عمر، سن، اللي عنده، اللي عندها، يلي عمره، يلي عمرها',
  ],
  bodyMassIndex: [
    'bmi, body mass, body mass index',
    'كتلة، كتلة الجسم، مؤشر كتلة الجسم، مؤشر، مؤشري، مؤشره، مؤشرها',
  ],
  /** Of the waist to the height. */
  waistRatio: [
    'ratio, waist to height, waist height ratio, whtr',
    'نسبة الخصر، نسبته، نسبتها، نسبة خصري، نسبة خصره، نسبة خصرها، النسبة',
  ],
  /** What somebody weighed once; «هلا» before it greets and is no "now". */
  formerly: [
    'was, used to, before, previously, last year, last month, weighed, ago',
    'كنت، كان، كانت، قبل، من سنة، من شهر، هلا كنت، هلا كان، هلا كانت',
  ],
  /** The result of what was before is asked for too. */
  backThen: [
    'then, back then, was my, was it before, before and after',
    'كان مؤشري، قبل وبعد، وقتها، كان كام، كان كم، كانت كام، كانت كم',
  ],
  /** Two times of one person are asked about. */
  beforeAndAfter: [
    'before and after, now and after, now and then, now and from, both before and',
    'قبل وبعد، الحين وبعدين، دلوقتي وبعدين، هلق وبعدين',
  ],
  /** What follows is so from some day on. */
  startingThen: [
    'starting, from next, plan to, planning to, will start, going to start, about to start, soon i',
    'من الشهر، من الأسبوع، من السنة، بعدين، ناوي، ناوية، راح أبدأ، ببدأ، هبدأ، بعدها',
  ],
  nowadays: [
    'now, today, currently, these days, at the moment',
    'الآن، الحين، هلق، هلا، دلوقتي، حاليا، اليوم، صرت، صار، بقيت',
  ],
  /** A body mass index that is aimed for. */
  indexReached: [
    'get my bmi, put my bmi, take my bmi, drop my bmi, get his bmi, get her bmi, bring my bmi, reach a bmi, reach bmi, hit a bmi, get to a bmi, get to bmi, down to a bmi, down to bmi, be at bmi, for a bmi of, gives a bmi, gives me a bmi, have a bmi of',
    'مؤشري يصير، يصير مؤشري، مؤشري يوصل، يوصل مؤشري، مؤشري يبقى، يبقى مؤشري، مؤشري ينزل، ينزل مؤشري، يكون مؤشري، مؤشري يكون، مؤشر كتلتي يصير، أوصل مؤشر، أوصل لمؤشر، يعطيني مؤشر',
  ],
  heightAsked: [
    'how tall, what height, which height',
    'أي طول، كم لازم يكون طولي، قديش لازم يكون طولي، لازم طولي يكون كم، كم طولي',
  ],
  /** How far a weight is from where it ought to be. */
  farFromHealthy: [
    'kilos until, kg until, pounds until, how far am i, how far is he, how far is she, how far off, away from, out of the obese, out of obesity, out of overweight, too heavy, over my limit',
    'كم كيلو لازم، كم كيلو عشان، كم كيلو باقي، كم باقي، كام كيلو عشان، قديش لازم، أبعد عن، كم زايد، كم كيلو زايد',
  ],
  idealWeight: [
    'healthy weight, ideal weight, normal weight, healthy range, be normal, count as healthy, should weigh, could weigh, should i weigh, should he weigh, should she weigh, supposed to weigh, ought to weigh, weigh ideally, right weight, good weight, correct weight, ideally weigh, heaviest, lightest, maximum weight, max weight, minimum weight, most i can weigh',
    'وزني المثالي، وزني الصحي، وزني الطبيعي، وزني المناسب، وزنه المثالي، وزنها المثالي، وزن مثالي، وزن صحي، وزن طبيعي، وزن مناسب، وزن سليم، أقصى وزن، أعلى وزن، أقل وزن، أثقل وزن، يصير طبيعي',
  ],
  obese: ['overweight, underweight, obese, obesity, fat, thin', 'سمين، سمنة، نحيف، نحافة، بدين'],
  targetWeight: ['target, goal', 'هدف، مستهدف'],
  /** "I want to be 62 kg" */
  hopedWeight: [
    'want to be, wants to be, like to be, hope to be, want to weigh, wants to weigh, like to weigh, aim for, aiming for',
    'بدي صير، بدي كون، أبي أصير، أبغى أصير، ابا أصير، عايز أبقى، عايزة أبقى، عاوز أبقى، نفسي أبقى، أريد أصير، أريد أن أصبح، أريد أن يصبح، ودي أصير، أبي يصير وزني، أبي وزني يصير، بدي يصير وزني، أبي أكون، عايز وزني يبقى، عايزة وزني يبقى، يبي يصير، تبي تصير، بده يصير، بدها تصير، عايز يبقى، عايزة تبقى',
  ],
  /** Leads to the figure behind it: "down to 70". */
  downTo: [
    'to, reach, until, get to, down to',
    'إلى، ~وصل، لين، نزلت ل، أنزل ل، نزل ل، نزلت على، صرت، =ل، =لل',
  ],
  /** A family background for which NICE advises lower thresholds. */
  lowerRiskLimits: [
    'asian, south asian, indian, pakistani, bangladeshi, sri lankan, filipino, filipina, chinese, middle eastern, arab, emirati, african, lower thresholds, egyptian, nepali, nepalese, keralite, malayali, punjabi, tamil, gujarati, kerala, indonesian, malaysian, vietnamese, thai, japanese, korean, afghan, iranian, syrian, lebanese, jordanian, palestinian, iraqi, saudi, omani, kuwaiti, qatari, bahraini, yemeni, moroccan, tunisian, algerian, sudanese, nigerian, kenyan, ethiopian',
    'آسيوي، هندي، هندية، باكستاني، عربي، عربية، إماراتي، إماراتية، خليجي، مصري، شرق أوسطي، فلبيني، أفريقي، بنغالي، نيبالي، سريلانكي، إندونيسي، صيني، إيراني، أفغاني، سوري، لبناني، أردني، فلسطيني، عراقي، سعودي، عماني، كويتي، قطري، بحريني، يمني، مغربي، تونسي، جزائري، سوداني، إثيوبي، نيجيري',
  ],
  loseWeight: [
    'lose, losing, loose, weight loss, fat loss, lose fat, losing fat, lose the fat, lose some fat, lose body fat, shed fat, drop fat, slim, cut, cutting, shed, shred, drop, get rid of, burn fat, reduce, lean, go down',
    'إنقاص، ~نقص، خسارة، ~خسر، تخسيس، يخس، اخس، تخس، خس، =خست، =خسيت، =وخست، =هتخس، تنحيف، ~نحف، تنشيف، ~نشف، نزول، ~نزل، تنزيل، حرق الدهون، حرق دهون، خسارة دهون، خسارة الدهون، أخسر دهون، نزول دهون، أنزل دهون، أحرق دهون، ~فقد، فقدان، ~ضعف، ~رشق، رشاقة',
  ],
  gainWeight: [
    'gain, bulk, bulking, build muscle, put on, muscle mass, get bigger, add',
    'زيادة، ~زيد، زيد، تضخيم، ~ضخم، عضلات، كتلة عضلية، ~كسب، اكتساب، تسمين، =أسمن، =اسمن، =تسمن، =يسمن، =نسمن، =بسمن، =هسمن، =وأسمن، =أزود، =ازود، =يزود، =نزود، =بزود، =هزود، =تزود، ~نصح، ~تخن، تتخين، ~متن، متان',
  ],
  keepWeight: [
    'maintain, maintenance, keep, stay the same, stay where, stay as, stay at, remain at, hold at, keep my weight',
    'حفاظ، ~حافظ، ثبات، تثبيت، ~ثبت',
  ],
  energyBelow: [
    'deficit, below, under, less, minus, short of',
    'عجز، أقل، تحت، ناقص، =النقص، =نقص',
  ],
  /** Of what is burnt, said with a verb. */
  takenOff: ['cut, off, take off, trim, drop', '~نزل، ~نقص، ~خصم، ~طرح، ~خفض'],
  /** The least that somebody may or wants to eat. */
  energyFloor: [
    'go under, go below, go lower than, drop under, drop below, fall below, fall under, not under, not below, no less than, not less than, at least, minimum of, never below, never under',
    '~نزل عن، ~نزل تحت، ~قل عن، ما أقل عن، ليس أقل من، لا أقل من، مو أقل من، مش أقل من، على الأقل، كحد أدنى',
  ],
  /** The least that is planned, asked for. */
  leastAllowed: [
    'minimum you allow, minimum allowed, the minimum, your minimum, lowest you allow, lowest allowed, least allowed, least you allow, lowest number allowed, lowest i can go, least i can eat, minimum for men, minimum for women, minimum calories, lowest calories, safe minimum, safe floor, the floor, your floor',
    'أقل رقم مسموح، أقل مسموح، أقل شي مسموح، أقل حد مسموح، أقل سعرات، أقل عدد سعرات، أقل رقم، الحد الأدنى، الحد الأدنى المسموح، أدنى حد، أقل ما تسمح، أقل ما ممكن، أقل ممكن',
  ],
  /** What somebody wants to go down to eating. */
  eatDownTo: [
    'cut to, cut down to, cut my calories to, cut calories to, drop to, drop my calories to, go down to, go to, get by on, live on, survive on, stick to, only eat, eat only, eat just, reduce to, go on a, wants me on, put me on, puts me on, has me on, want me on',
    '~نزل على، ~نزل ع، ~نزل إلى، ~نزل لحد، ~مشي على، أعيش على، أكتفي ب، ~كل بس، آكل بس، ~وصل إلى',
  ],
  /** What is told of somebody else is wanted too. */
  wantsSame: [
    'want exactly that, want that too, want the same, do the same, same for me, want that, like her, like him, like them, as she did, as he did',
    'أعمل زيها، أعمل زيه، أعمل مثلها، أعمل مثله، أسوي مثلها، أسوي مثله، أبي مثلها، أبي مثله، أبغى مثلها، أبغى مثله، بدي مثلها، بدي مثله، بدي متلها، بدي متله، عايز زيه، عايزة زيها، عايز زيها، عايزة زيه، أريد مثلها، أريد مثله، نفس الشي، نفس الشيء، نفس الحاجة، نفسه، مثلها بالضبط، مثله بالضبط',
  ],
  energyAbove: [
    'surplus, above, more than i burn, plus, over maintenance',
    'فائض، فوق، زيادة عن، =الزيادة',
  ],
  eaten: ['eat, eating, consume, intake, diet of', '~أكل، آكل، ~تناول'],
  /** "How many carbs on 2,000 calories?" */
  onEnergy: ['=on, if i have', '=على'],
  energy: [
    'calorie, calories, cals, kcal, energy, macro, macros, diet, tdee',
    'سعرة، سعرات، كالوري، ماكرو، دايت، رجيم، حمية',
  ],
  restingEnergy: [
    'bmr, resting energy, basal, rest, metabolic rate',
    'أثناء الراحة، معدل الأيض، أيض، حرق أساسي',
  ],
  protein: ['protein', 'بروتين'],
  fatGrams: ['fats, grams of fat', 'دهون'],
  carbohydrate: ['carb, carbs, carbohydrate', 'كارب، كربوهيدرات، نشويات'],
  wholeWeek: [
    'whole week, for the week, weekly total, week total, total for the week, entire week, per week in total, a week in total, in total per week, per week altogether, over a week, over the week, all week, seven days, 7 days, weekly calories, weekly intake, weekly burn',
    'أسبوع كامل، الأسبوع كامل، مجموع الأسبوع، الأسبوع كله، الأسبوع كلو، طول الأسبوع، سبعة أيام، سبع أيام، 7 أيام، بالأسبوع كامل، بالأسبوع كله، بالأسبوع كلو، في الأسبوع كله، للأسبوع كله، لأسبوع كامل، إجمالي الأسبوع، مجموعها في الأسبوع',
  ],
  eachWeek: [
    'per week, weekly, a week, for the week, each week, every week, for a week, in a week',
    'أسبوعيا، بالأسبوع، في الأسبوع، للأسبوع، لأسبوع، كل أسبوع، خلال الأسبوع',
  ],
  within: [
    'in, within, over',
    'في، خلال، على مدى، بظرف، في غضون، في شهرين، في أسبوعين، بشهرين، بأسبوعين، كل أسبوعين، كل شهرين',
  ],
  exercise: [
    'exercise, gym, train, training, workout, workouts, work out, sport, lift, lifting, crossfit, run, running, swim, jog, cardio, football, soccer, padel, tennis, basketball, cricket, badminton, yoga, pilates, hiit, zumba, dance, boxing, karate, cycling, hike, hiking, spin class, spinning, spin, aerobics, kickboxing, rowing, bootcamp, weights, squash, volleyball, climbing, martial arts, classes a week, classes per week, sessions a week, sessions per week',
    'رياضة، جيم، نادي، ~تمرن، ~مرن، تمارين، تمرين، تدريب، ~تدرب، ~درب، حديد، ~ركض، ~جري، سباحة، ~سبح، كورة، كرة، بادل، تنس، سلة، يوغا، بيلاتس، ملاكمة، كاراتيه، زومبا، كروسفت، سبين، سبينينغ، إيروبيك، أيروبيك، دراجة، أثقال، حصص بالأسبوع، حصص في الأسبوع، حصص أسبوعيا',
  ],
  sedentary: [
    'sedentary, inactive, desk, office, office chair, desk job, office job, office work, office worker, in an office, at the office, office all day, sit all day, sitting, couch potato, little exercise',
    'خامل، قليل الحركة، قليلة الحركة، مكتبي، مكتبية، مكتب، جالس، قاعد',
  ],
  /** Said only to be denied: "I hardly move". */
  moving: ['move, move around, moving', '~تحرك، ~حرك، حركة'],
  lightlyActive: [
    'lightly active, light active, light, lightly, light activity, walk a bit, walk, walks, once a week, twice a week, gym twice, train twice, exercise twice',
    'خفيف، قليل النشاط، مرة أسبوعيا، مرتين أسبوعيا، مرتين بالأسبوع، مرتين في الأسبوع، جيم مرتين، الجيم مرتين، نادي مرتين، النادي مرتين، رياضة مرتين، تمرين مرتين، ~تمرن مرتين، ~مرن مرتين، ~درب مرتين، ~مشي',
  ],
  moderatelyActive: ['moderate, moderately, moderate activity', 'متوسط، معتدل، نشاط متوسط'],
  veryActive: [
    'very active, highly active, intense, hard exercise, daily workout, gym every day, train every day, exercise every day, workout every day, train daily, exercise daily',
    'نشيط جدا، نشيطة جدا، نشاط عال، نشاط مرتفع، نشاط شديد، رياضة يوميا، ~درب يوميا، ~درب كل يوم، ~تمرن كل يوم، رياضة كل يوم، ~مرن كل يوم، ~مرن يوميا، تمارين قوية، تمارين شديدة، تمرين قوي، تمرين شديد، تمارين عنيفة',
  ],
  extraActive: [
    'extra active, extremely active, athlete, twice a day, physical job, physical work, work is physical, job is physical, job is very physical, work is very physical, heavy work, physically demanding, hard physical, manual labour, manual work, construction worker',
    'رياضي محترف، عمل بدني، عمل شاق، شغلي بدني، شغل بدني، شغله بدني، عملي بدني، عمله بدني، شغل شاق، شغلي شاق، شغلي متعب، شغله متعب، مجهود بدني، شديد النشاط، مرتين يوميا',
  ],
})
