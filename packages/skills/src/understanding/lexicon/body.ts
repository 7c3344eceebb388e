import { concepts } from './concepts.ts'

/** The measures of a body, what it burns and how it moves. */
export const body = concepts({
  height: ['height, tall, ht', 'طول، قامة، طويل، هلا طول، هلا طويل، هلا قامة'],
  weight: ['weight, weigh, wt, scale, scales', 'وزن، ~وزن، ميزان'],
  waist: [
    'waist, waistline, belly, tummy, belt size, belt line, trouser size, pants size, pant size',
    'خصر، وسط، الوسط، وسطي، وسطها، وسطه، محيط البطن، محيط الخصر، كرش',
  ],
  age: ['age, aged, years old, turned, yrs', 'عمر، سن'],
  bodyMassIndex: ['bmi, body mass, body mass index', 'كتلة، كتلة الجسم، مؤشر كتلة الجسم'],
  /** What somebody weighed once; «هلا» before it greets and is no "now". */
  formerly: [
    'was, used to, before, previously, last year, last month, weighed, ago',
    'كنت، كان، كانت، قبل، من سنة، من شهر، هلا كنت، هلا كان، هلا كانت',
  ],
  /** The result of what was before is asked for too. */
  backThen: [
    'then, back then, was my, before and after',
    'كان مؤشري، قبل وبعد، وقتها، كان كام، كان كم، كانت كام، كانت كم',
  ],
  nowadays: [
    'now, today, currently, these days, at the moment',
    'الآن، الحين، هلق، هلا، دلوقتي، حاليا، اليوم، صرت، صار، بقيت',
  ],
  idealWeight: [
    'healthy weight, ideal weight, normal weight, healthy range, be normal, count as healthy, should weigh, could weigh, should i weigh, should he weigh, should she weigh, supposed to weigh, ought to weigh, weigh ideally, right weight, good weight, correct weight, ideally weigh, heaviest, lightest, maximum weight, max weight, minimum weight, most i can weigh',
    'وزن مثالي، وزن صحي، وزن طبيعي، وزن مناسب، وزن سليم، أقصى وزن، أعلى وزن، أقل وزن، أثقل وزن، يصير طبيعي',
  ],
  obese: ['overweight, underweight, obese, obesity, fat, thin', 'سمين، سمنة، نحيف، نحافة، بدين'],
  targetWeight: ['target, goal', 'هدف، مستهدف'],
  /** Leads to the figure behind it: "down to 70". */
  downTo: ['to, reach, until, get to, down to', 'إلى، ~وصل، لين'],
  /** A family background for which NICE advises lower thresholds. */
  lowerRiskLimits: [
    'asian, south asian, indian, pakistani, bangladeshi, sri lankan, filipino, filipina, chinese, middle eastern, arab, emirati, african, lower thresholds, egyptian, nepali, nepalese, keralite, malayali, punjabi, tamil, gujarati, kerala, indonesian, malaysian, vietnamese, thai, japanese, korean, afghan, iranian, syrian, lebanese, jordanian, palestinian, iraqi, saudi, omani, kuwaiti, qatari, bahraini, yemeni, moroccan, tunisian, algerian, sudanese, nigerian, kenyan, ethiopian',
    'آسيوي، هندي، هندية، باكستاني، عربي، عربية، إماراتي، إماراتية، خليجي، مصري، شرق أوسطي، فلبيني، أفريقي، بنغالي، نيبالي، سريلانكي، إندونيسي، صيني، إيراني، أفغاني، سوري، لبناني، أردني، فلسطيني، عراقي، سعودي، عماني، كويتي، قطري، بحريني، يمني، مغربي، تونسي، جزائري، سوداني، إثيوبي، نيجيري',
  ],
  loseWeight: [
    'lose, losing, weight loss, fat loss, slim, cut, cutting, shed, shred, drop, get rid of, burn fat, reduce, lean, go down',
    'إنقاص، ~نقص، خسارة، ~خسر، تخسيس، يخس، اخس، تخس، خس، تنحيف، ~نحف، تنشيف، ~نشف، نزول، ~نزل، تنزيل، حرق الدهون، ~فقد، فقدان، ~ضعف، ~رشق، رشاقة',
  ],
  gainWeight: [
    'gain, bulk, bulking, build muscle, put on, muscle mass, get bigger, add',
    'زيادة، ~زيد، زيد، تضخيم، ~ضخم، عضلات، كتلة عضلية، ~كسب، اكتساب، تسمين، ~سمن، ~نصح، ~تخن، تتخين، ~متن، متان',
  ],
  keepWeight: [
    'maintain, maintenance, keep, stay the same, stay where, stay as, keep my weight',
    'حفاظ، ~حافظ، ثبات، تثبيت، ~ثبت',
  ],
  energyBelow: ['deficit, below, under, less, minus, short of', 'عجز، أقل، تحت، ناقص'],
  /** Of what is burnt, said with a verb. */
  takenOff: ['cut, off, take off, trim, drop', '~نزل، ~نقص، ~خصم، ~طرح، ~خفض'],
  /** The least that somebody may or wants to eat. */
  energyFloor: [
    'go under, go below, go lower than, drop under, drop below, fall below, fall under, not under, not below, no less than, not less than, at least, minimum of, never below, never under',
    '~نزل عن، ~نزل تحت، ~قل عن، ما أقل عن، ليس أقل من، لا أقل من، مو أقل من، مش أقل من، على الأقل، كحد أدنى',
  ],
  energyAbove: ['surplus, above, more than i burn, plus, over maintenance', 'فائض، فوق، زيادة عن'],
  eaten: ['eat, eating, consume, intake, diet of', '~أكل، آكل، ~تناول'],
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
  within: ['in, within, over', 'في، خلال، على مدى'],
  exercise: [
    'exercise, gym, train, training, workout, workouts, work out, sport, lift, lifting, crossfit, run, running, swim, jog, cardio, football, soccer, padel, tennis, basketball, cricket, badminton, yoga, pilates, hiit, zumba, dance, boxing, karate, cycling, hike, hiking',
    'رياضة، جيم، نادي، ~تمرن، ~مرن، تمارين، تمرين، تدريب، ~تدرب، ~درب، حديد، ~ركض، ~جري، سباحة، ~سبح، كورة، كرة، بادل، تنس، سلة، يوغا، بيلاتس، ملاكمة، كاراتيه، زومبا، كروسفت',
  ],
  sedentary: [
    'sedentary, inactive, desk, desk job, office job, office work, sit all day, sitting, couch potato, little exercise',
    'خامل، قليل الحركة، قليلة الحركة، مكتبي، مكتبية، مكتب، جالس، قاعد',
  ],
  /** Said only to be denied: "I hardly move". */
  moving: ['move, move around, moving', '~تحرك، ~حرك، حركة'],
  lightlyActive: [
    'lightly active, light active, light, lightly, light activity, walk a bit, walk, walks, once a week, twice a week',
    'خفيف، قليل النشاط، مرة أسبوعيا، مرتين أسبوعيا، مرتين بالأسبوع، مرتين في الأسبوع، ~مشي',
  ],
  moderatelyActive: ['moderate, moderately, moderate activity', 'متوسط، معتدل، نشاط متوسط'],
  veryActive: [
    'very active, highly active, intense, hard exercise, daily workout, gym every day, train every day, exercise every day, workout every day, train daily, exercise daily',
    'نشيط جدا، نشيطة جدا، نشاط عال، نشاط مرتفع، نشاط شديد، رياضة يوميا، ~درب يوميا، ~درب كل يوم، ~تمرن كل يوم، رياضة كل يوم، ~مرن كل يوم، ~مرن يوميا، تمارين قوية، تمارين شديدة، تمرين قوي، تمرين شديد، تمارين عنيفة',
  ],
  extraActive: [
    'extra active, extremely active, athlete, twice a day, physical job, manual labour, construction worker',
    'رياضي محترف، عمل بدني، عمل شاق، شديد النشاط، مرتين يوميا',
  ],
})
