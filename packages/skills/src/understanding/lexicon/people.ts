import { concepts } from './concepts.ts'

/** Who somebody is. */
export const people = concepts({
  male: [
    'male, man, men, guy, boy, gentleman, dude, lad, husband, father, dad, son, brother, he, m, bloke, hubby, grandfather, grandpa, uncle, nephew, grandson, boyfriend, fiance, salesman, businessman, policeman, fireman, fisherman, cameraman, widower, waiter',
    'ذكر، رجل، رجال، راجل، زلمة، شاب، ريال، رجال، ولد، ولدي، =صبي، =لصبي، =صبيان، زوجي، جوزي، ريلي، =والدي، =ووالدي، =لوالدي، =ولوالدي، أبوي، أبي عمره، أبي وزنه، أبي طوله، أبي رجل، عن أبي، أبي يبلغ، أخي، أخوي، ابني، بابا، أخويا، صديقي، صاحبي، زميلي، خطيبي، عمي، خالي، جدي، =شب، =وشب، شباب، جدع، شايب',
  ],
  female: [
    'female, woman, women, lady, girl, gal, lass, filipina, wife, mother, mom, mum, daughter, sister, she, f, missus, grandmother, grandma, aunt, niece, granddaughter, girlfriend, fiancee, waitress, stewardess, hostess, actress, businesswoman, saleswoman, policewoman, housewife, widow, schoolgirl, bride',
    'أنثى، امرأة، أنا مرة، أنا مره، مرأة، سيدة، فتاة، بنت، زوجتي، أمي، والدتي، أختي، ابنتي، نساء، حرمة، مدام، ست، ستات، مهندسة، موظفة، طالبة، ربة بيت، ربة منزل، عروس، =مرا، مرة عمري، مرة عمرها، =صبية، =لصبية، آنسة، =بنية، =مرتي، =ومرتي، =لمرتي، =ولمرتي، =مرته، =ومرته، =لمرته، =مراتي، =ومراتي، =لمراتي، =ولمراتي، امرأتي، حرمتي، ماما، بنتي، صديقتي، صاحبتي، زميلتي، خطيبتي، عمتي، خالتي، جدتي',
  ],
  /** Whoever writes. */
  self: ["me, i, i'm, im, myself, i am", 'انا، أنا، اني، عني، =نفسي، =لنفسي، =بنفسي'],
  she: ['she, =her, she’s', 'هي'],
  he: ['he, his, him', 'هو'],
  spouse: [
    'husband, wife, hubby, missus',
    'زوجي، جوزي، ريلي، زوجتي، =مرتي، =ومرتي، =لمرتي، =ولمرتي، =مرته، =ومرته، =لمرته، =مراتي، =ومراتي، =لمراتي، =ولمراتي، امرأتي، حرمتي، زوجته، زوجها',
  ],
  /** Somebody of the family or beside whoever writes, with figures of their own. */
  relative: [
    'husband, wife, hubby, father, dad, mother, mom, mum, son, daughter, brother, sister, cousin, uncle, aunt, nephew, niece, grandson, granddaughter, friend, colleague, flatmate, roommate, grandmother, grandfather, grandma, grandpa, boyfriend, girlfriend, fiance, fiancee, boss, neighbour, neighbor, maid, nanny',
    'زوجي، جوزي، ريلي، زوجتي، =مرتي، =ومرتي، =لمرتي، =ولمرتي، =مرته، =ومرته، =لمرته، =مراتي، =ومراتي، =لمراتي، =ولمراتي، امرأتي، حرمتي، =والدي، =ووالدي، =لوالدي، =ولوالدي، أبوي، أبي عمره، أبي وزنه، أبي طوله، أبي رجل، عن أبي، أبي يبلغ، بابا، والدتي، أمي، ماما، أخي، أخوي، أخويا، أختي، أختها، ابني، ولدي، ابنتي، =بنتي، =وبنتي، =لبنتي، =ولبنتي، صديقي، صديقتي، صاحبي، صاحبتي، زميلي، زميلتي، خطيبي، خطيبتي، عمي، خالي، عمتي، خالتي، جدي، جدتي',
  ],
  /** All who were named. */
  everybody: [
    'both, each, each of us, all of us, everyone, the two of us, each one, for all',
    'كل واحد، لكل واحد، لكل واحدة، كلنا، شغلنا، دوامنا، وظايفنا، لكلنا، كلانا، إحنا الاثنين، نحن الاثنين، الاثنين، لنا، منا',
  ],
  /** A man and a woman in one phrase. */
  couple: [
    'me and my husband, me and my wife, my husband and i, my wife and i, my husband and me, my wife and me, myself and my wife, myself and my husband, me and the wife, a couple',
    'أنا وزوجتي، أنا وزوجي، أنا ومرتي، أنا ومراتي، أنا وجوزي، زوجتي وأنا، زوجي وأنا، إلي ولمرتي، لي ولزوجتي، لي ولزوجي، =زوجين',
  ],
  baby: ['baby, infant, newborn', 'رضيع، رضيعة، مولود، بيبي'],
  child: [
    'child, children, kid, toddler, son, daughter, grandson, granddaughter',
    'طفل، طفلة، أطفال، أولاد، ابني، ولدي، ابنتي، =بنتي، =وبنتي، =لبنتي، =ولبنتي، ولد، عيال، عيالي',
  ],
  pregnant: ['pregnant, pregnancy, expecting a baby, trimester', 'حامل، حمل، حبلى'],
  nursing: [
    'breastfeeding, breastfeed, breast feeding, =nursing, lactating, i nurse, nurse =him, nurse =her, nurse =my, nurse our, nurse the baby',
    'مرضع، مرضعة، ~رضع، رضاعة',
  ],
})
