import { concepts } from './concepts.ts'

/** What is drunk, and how hot it is. */
export const heat = concepts({
  water: [
    'water, fluid, hydration, hydrate, hydrated, liquid, drink, drinking',
    'ماء، ماي، مايه، مي، مية قد إيه، مية أد إيه، قد إيه مية، كام لتر مية، كام مية، كم مية، كوباية مية، كوبايات مية، كباية مية، كبايات مية، كوب مية، كاسة مية، كباية ميه، مويا، مويه، مياه، سوائل، ترطيب، ~شرب، شرب',
  ],
  volume: ['litre, liter, glasses', 'لتر، ليتر'],
  danger: ['danger, dangerous, danger level, risky, how bad, hazardous', 'خطر، خطير، خطورة، أخطر'],
  /** With these a doctor sets how much is drunk. */
  illness: [
    'kidney, kidneys, renal, dialysis, heart failure, heart condition, heart disease, my heart',
    'كلى، الكلى، كلية، غسيل، فشل كلوي، قلب، القلب، مريض قلب',
  ],
  vessel: [
    'bottle, glass, cup, mug, =cans, flask, jug',
    'علبة، علب، مطارة، ترمس، قنينة، زجاجة، غرشة، كباية، كبايات، كاسات، قلاص، كاسة، كاس، كوب، أكواب',
  ],
  enough: ['enough, sufficient, too little, too much', 'كافي، يكفي، كفاية، قليل، كثير'],
  temperature: [
    'temperature, temp, degree, deg, degs, heat index',
    'حرارة، درجة حرارة، درجة، مؤشر الحرارة، الجو، الطقس',
  ],
  humidity: ['humidity, humid, rh, hum, relative humidity', 'رطوبة، رطب'],
  felt: [
    'feels like, heat index, feel like, real feel, does it feel, does that feel, will it feel, would it feel, would that feel, how hot, oven, hotter',
    'مؤشر الحرارة، محسوسة، محسوس، تنحس، ينحس، بينحس، تحس، ~حس، بتحس، إحساس',
  ],
  hotWeather: [
    'heat, hot, summer, sun, june, july, august, september',
    'حر، حار، حارة، صيف، شمس، يونيو، يوليو، أغسطس، سبتمبر',
  ],
  middayBreak: [
    'midday break, midday heat break, midday stoppage, noon stoppage, midday work stoppage, noon work ban, noon work rule, midday outdoor work ban, midday outdoor ban, noon outdoor work ban, noon outdoor ban, midday sun ban, summer ban, midday work rule, noon rule, midday restriction, work ban, the ban, ban apply, ban cover, get the break, break apply, midday ban, noon break, noon ban, mohre ban, midday rule, midday work ban, summer work ban, lunch ban, break rule, outdoor work ban, legal to work, allowed to work, permitted to work, illegal to work, banned from working, work banned, working banned, work forbidden, forbidden to work, stop working, can they work, can we work, can i work',
    'استراحة الظهيرة، حظر الظهيرة، حظر الظهر، وقف العمل وقت الظهيرة، توقف الظهيرة، منع العمل وقت الظهيرة، منع الظهيرة، استراحة الظهر، راحة الظهر، حظر العمل وقت الظهيرة، حظر العمل، قانون الظهيرة، مسموح نشتغل، مسموح الشغل، مسموح العمل، يجوز العمل، ممنوع الشغل، ممنوع العمل، يتوقف العمل، يوقف الشغل، يصير نشتغل، استراحة القيلولة، منع الشغل الظهر',
  ],
  tooHot: [
    'too hot, hot enough, cool enough, too humid, is it hot, this heat',
    'حر زيادة، حر وايد، حار جدا، حر كتير، الجو حار، حر اليوم',
  ],
  /** What people do outside that is no work. */
  leisure: [
    'run, running, jog, jogging, walk, walking, hike, hiking, stroll, picnic, barbecue, playground, play, playing, =match, =matches, football, padel, tennis, cricket, cycling, bike ride, exercise, workout, the beach, the park',
    'المشي، أمشي، نمشي، أتمشى، نتمشى، مشية، للمشي، أركض، نركض، الركض، للركض، الجري، للجري، ألعب، نلعب، يلعبون، اللعب، كورة، كرة، بادل، تنس، رياضة، دراجة، سيكل، نزهة، شواء، البحر، الحديقة، هايكنج',
  ],
  outside: [
    'outside, outdoors, on site, in the open, open air, on the facade, on the road, road works, roadworks, on the roof, on a roof, on the rooftop, on the scaffold, on the scaffolding',
    'برا، بره، برة، برع، في الخارج، بالخارج، خارجا، بالموقع، في الموقع، على الواجهة، عالواجهة، في الشارع، بالشارع، على السطح، فوق السطح، عالسطح، على السقالة، في العراء، بالهواء الطلق',
  ],
  /** Where no sun shines, however long the hours. */
  indoors: [
    'indoor, indoors, inside, ac, air conditioned, air conditioning, aircon, office, desk job, call centre, call center, hospital, ward',
    'مكيف، مكيفة، تكييف، مكتب، المكتب، داخل، جوا، مستشفى، عيادة',
  ],
  /** Work that the midday break exempts, as it cannot be interrupted for technical reasons. */
  uninterruptibleWork: [
    'asphalt, asphalting, tarmac, paving, paving crew, road crew, concrete, concreting, concrete pour, slab pour, pour the slab, casting the slab, slab casting, burst pipe, burst water main, water main',
    'أسفلت، إسفلت، أسفلتية، زفلتة، سفلتة، خرسانة، خرسانية، صب السقف، صب سقف، صب الأساسات، صب القواعد، صبة، رصف الطريق، رصف الشارع، ماسورة مكسورة، انكسار ماسورة',
  ],
  /** Who works, of whom rules of work are asked. */
  crew: [
    'crew, workers, labourers, laborers, labour, labor, foreman, site supervisor, site engineer, construction, scaffolders, my men',
    'عمال، العمال، عمالنا، عمالي، موقع بناء، مهندس موقع، مشرف موقع، ورشة، مقاول، الشغيلة، شغيلة',
  ],
  /** What may be allowed or banned at an hour. */
  working: [
    'work, works, working, pour, pouring',
    'نشتغل، أشتغل، يشتغل، يشتغلون، يشتغلوا، تشتغل، بيشتغلوا، بيشتغلون، بنشتغل، نعمل، أعمل، يعمل، يعملون، شغل، الشغل، عمل، العمل، صب',
  ],
  inSun: ['in the sun, under the sun, in direct sun', 'تحت الشمس، في الشمس، بالشمس'],
})
