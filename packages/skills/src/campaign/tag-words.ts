import { lexicon } from '../sentences/lexicon.ts'

export const labels = lexicon({
  utm_source: 'utm source, source, src, المصدر, مصدر, مصدره, مصدرها, سورس',
  utm_medium: 'utm medium, medium, channel, الوسيط, وسيط, وسيطه, وسيطها, وسيله, قناه, ميديوم',
  utm_campaign:
    'utm campaign, campaign, campaign name, campaign called, name it, call it, offer is called, offer called, promo is called, promo called, event is called, event called, offer name, promo name, promotion name, اسم الحمله, اسم العرض, العرض اسمه, عرض اسمه, الفعاليه اسمها, حمله, لحمله, الحمله, كامبين, سمها, سميها, حملته, حملتها',
  utm_term:
    'utm term, term, keyword, key word, search term, الكلمه المفتاحيه, كلمه مفتاحيه, الكلمه, كلمه البحث, مصطلح, الترم',
  utm_content: 'utm content, content, variant, creative, محتوي, محتواه, محتواها, كونتنت, الكونتنت',
  utm_id: 'utm id, campaign id, معرف الحمله',
})
/** Where visitors come from, as it is usually written in a tag. */
export const sources = lexicon({
  instagram: 'instagram, insta, ig, انستغرام, انستقرام, انستجرام, انستا',
  facebook: 'facebook, fb, فيسبوك, فيس بوك, فيس',
  tiktok: 'tiktok, tik tok, تيك توك, تيكتوك',
  snapchat: 'snapchat, snap, سناب, سناب شات, سنابشات',
  linkedin: 'linkedin, linked in, لينكدان, لينكد ان, لينكدين',
  x: 'twitter, تويتر',
  youtube: 'youtube, you tube, يوتيوب',
  whatsapp: 'whatsapp, whats app, الواتساب, الواتس اب, الواتس, واتساب, واتس اب, واتس',
  telegram: 'telegram, تيليجرام, تلغرام',
  google: 'google, google ads, adwords, جوجل, قوقل, غوغل',
  bing: 'bing',
  newsletter: 'newsletter, mailing list, نشره, نشره بريديه',
  flyer: 'flyer, leaflet, فلاير, منشور ورقي',
  brochure: 'brochure, بروشور, كتيب',
  poster: 'poster, banner stand, بوستر, ملصق',
  menu: 'menu, منيو, قايمه الطعام',
  billboard: 'billboard, لوحه اعلانيه, لوحه اعلانات',
  'business-card': 'business card, بزنس كارد, بطاقه عمل, كرت العمل',
  sticker: 'sticker, ستيكر',
  magazine: 'magazine, مجله',
  newspaper: 'newspaper, جريده',
  receipt: 'receipt, فاتوره الشراء',
})
/** Kinds of channel, as Google Analytics knows them. */
export const media = lexicon({
  'paid-social': 'paid social',
  social:
    'social, social media, organic social, bio, story, stories, reel, reels, post, posts, بايو, ستوري, ستوريز, قصه, ريلز, ريل, بوست, بوستات, سوشيال, سوشال ميديا, تواصل اجتماعي',
  cpc: 'cpc, ppc, google ads, adwords, search ads, اعلان جوجل, اعلانات جوجل',
  email: 'email, e mail, mail, ايميل, بريد, بريد الكتروني, ايميلات, نشره بريديه',
  sms: 'sms, text message, رساله نصيه, رسائل نصيه',
  qr: 'qr, qr code, كيو ار, باركود',
  display: 'display, banner, بانر',
  affiliate: 'affiliate, تسويق بالعموله',
  referral: 'referral',
  video: 'video, فيديو',
})
export const paid = lexicon({
  paid: 'paid, ad, ads, advert, sponsored, boosted, اعلان, اعلانات, مدفوع, ممول',
})
/** A word that begins something else than a value. */
export const stops = lexicon({
  stop: "but, however, this time, and what, and how, and tell, وقولي, وقول لي, وقل لي, وشو, وكيف, لكن, on both, for both, to both, on all, for all, in this one, in this link, for this one, on this one, in it, and leave, and keep, leave the rest, keep the rest, the rest, والباقي, وخلي الباقي, وخل الباقي, في هذا الرابط, first one, second one, the first, the second, the other, another one, الاول, الثاني, التاني, الاولي, الثانيه, التانيه, please, pls, thanks, thank you, for the page, for the link, for the url, on the page, on the link, to the page, and check, and the page, link, url, we, i, it, its, you, our page, go live, to this, to it, to that, ok, okay, thats all, that's all, that is all, thats it, that's it, that is it, and thats, and that's, my number, my phone, call me, for now, as soon as possible, asap, cheers, bye, رقمي, جوالي, موبايلي, تلفوني, لا تنس, وشكرا, لو تبون, لو سمحتو, وعلي فكره, علي فكره, وبس, للرابط, الرابط, للصفحه, الصفحه, علي الرابط, عن طريق, عبر, من فضلك, لو سمحت, شكرا, بنرسله, بنحطه, نحطه, نرسله, يفتح, as it is, as is, مثل ما هو, زي ما هو, زي ما هي, مثل ما هي, كما هي, كما هو",
  empty:
    'empty, blank, left empty, left blank, stays empty, none, nothing, missing, link, links, url, builder, tracking, tag, tags, where, what, yet, later, فاضي, فارغ, رابط, روابط, بدون, ناقص, جديد, جديده',
})

export type Source = ReturnType<typeof sources>[number]['concept']
export type Medium = ReturnType<typeof media>[number]['concept']
