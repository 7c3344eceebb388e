import { lexicon } from './lexicon.ts'

/** What makes a clause talk that a request does not need. */
export const markers = lexicon({
  /** To whoever reads it. */
  courtesy:
    'hi, hello, hey, salam, good morning, good afternoon, good evening, greetings, sorry, apology, apologise, pardon, excuse me, bear with me, be patient, thank you, thanks, thx, cheers, appreciate, much obliged, god bless, whenever you, hope you, hope all, have a great, have a nice, bother you, silly, stupid question, long time no, lifesaver, here goes, one figure is enough, one number is enough, a number is enough, a figure is enough, the number is enough, the figure is enough, a short answer is enough, one line is enough, رقم واحد يكفي, رقم يكفي, الرقم يكفي, جواب واحد يكفي, جواب مختصر يكفي, يكفي رقم واحد, يكفي الرقم, يكفيني رقم, يكفيني الرقم, رقم واحد بس, رقم واحد فقط, that is all from me, all from me, ciao, السلام عليكم, مرحبا, هلا, اهلا, صباح الخير, مساء الخير, مساء النور, اسف, معلش, معذره, اعذرني, اعذروني, سامحني, اصبر علي, فاصبر علي, تحملني, شكرا, مشكور, تسلم, يسلمو, يعطيك العافيه, يجزاك, يبارك فيك, تحياتي, مع السلامه, خذ راحتك, يومك سعيد, كيفك, كيفكم, شلونك, شلونكم, شخبارك, ازيك, ازيكم, ازيكو, عاملين ايه, كيف حالك, عساك, ما قصرت',
  /** How and when it was written. */
  writing:
    'dictate, typing, typo, sent from my, writing this, autocorrect, my phone died, slept, night shift, first time i use, attempt, بكتب, وانا اكتب, عم بحكي, ارسلت من, الكيبورد, ما نمت, اول مره استخدم, ثالث مره احاول',
  /** Whom to reach, and where. */
  contact:
    'licence, license, licence number, my number, phone, mobile, whatsapp, call, reach, whatsapp me, po box, p.o. box, file number, member number, flat, apartment, floor, tower, room, غرفه, رقمي, رقم ملفي, رخصه, رخصتنا, رخصتي, واتسابي, دق علي, تكلمني, صندوق بريدنا, شقه, بنايه, الطابق, برج',
  /** Somebody who did the same once. */
  outsider:
    'agency, company, consultant, freelancer, guy, man, somebody, someone, office, one, accountant, مكتب, شركه, واحد, مستشار, فريلانسر, محاسب, شخص',
  earlier:
    'last year, last month, last time, the last, years ago, ago, yesterday, once, before, السنه الماضيه, السنه اللي فاتت, المره اللي فاتت, اخر واحد, اخر, قبل, امس, زمان',
  took: 'take, took, charge, ask, asked, want, wanted, bill, quote, cost, اخذ, اخذت, اخذوا, ياخذ, يطلب, يحاسب, حاسبتنا, يكلف, يبغي',
  kin: 'friend, mate, cousin, uncle, aunt, brother, sister, neighbour, neighbor, nephew, niece, colleague, father, صاحبي, رفيقي, ابن عمي, خالي, عمي, خالتي, اخوي, اختي, جاري, جارتي, ابن اختي, زميلي',
  claim: 'say, said, told, tell, think, reckon, swear, claim, insist, guess, يقول, يحلف, يزعم, يظن',
  /** What somebody has done with the years, which is no length of what is asked about. */
  life: 'taught, drove, ran a shop, ran a business, retired, moved here, been around, درست, سقت, اتقاعد, كان عنده, انتقلت, موجودين من',
  /** How they came to ask here. */
  referral:
    'says hello, say hi, told me about you, this app, this website, about you, showed me, sent me, يسلم عليك, قالت لي عنك, قال لي عنك, دلني علي, التطبيق هذا, هالموقع, هالتطبيق',
})

/** Words of talk, which say nothing of what is asked. */
export const talk = lexicon({
  talk: 'no rush, reach, iphone, android, typo, lot, aed, dhs, dirham, message, long, way, back, home, weekend, week, day, night, morning, evening, midnight, nice, great, good, lovely, happy, dear, mate, sir, madam, team, everyone, friend, patient, first, second, third, time, use, using, app, website, probably, maybe, ok, okay, so, well, really, hate, love, stuff, thing, question, quick, rush, minute, whenever, free, phone, die, middle, type, typing, again, advance, wrong, place, english, language, hand, hold, baby, side, crash, twice, one, two, expert, about, around, roughly, answer, always, wrong, shop, taxi, obliged, god, bless, rainy, kill, meeting, keep, short, file, number, need, anything, live, sit, move, building, number, office, same, look, answer, get, got, come, drive, car, late, tired, sleep, dish, write, end, hour, year, age, old, tell, told, show, person, here, there, درهم, منا, مني, عم, رساله, اطاله, ازعاج, ازعاج, جوال, موبايل, تلفون, سياره, بالسياره, طريق, دوام, راجع, تعبان, اول, مره, استخدم, تطبيق, شوي, والله, غالي, طيب, خير, نور, يوم, سعيد, ليل, صبح, فجر, راحتك, استعجال, وقت, اكره, اشياء, ايفون, اكتب, احكي, وحده, ايد, بيبي, لغه, قويه, سؤال, مكان, جماعه, ثالث, احاول, يعلق, كل شي, اخطا, مجنن, اجتماع, ساكن, مكتب, غرفه, احتجت, لو في شي, شي, نفس, تجاري, تجاريه, احتجتها, اذا, شاف, جاوب, غلطان, يطلع, موضوع, عمر, سنه, قال, دل, موقع, ذوق, تعبتك, معي, يخلص, عشان, يجاوب, يشوف, يشوفها, يسوي, خبير, يعني, الجواب, جواب, دايم, تقريبا, حوالي, دكان, تكسي, سنه, ساعه, لسه, مواعين',
})
