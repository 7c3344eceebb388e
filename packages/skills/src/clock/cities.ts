import type { Bilingual } from '@wakeel/contract'
import { fold } from '../reading/fold.ts'

/** Cities whose zone bears the name of another place: who asks about Mumbai reads Mumbai. */
const NAMES = `Abu Dhabi:أبوظبي:ابو ظبي|Sharjah:الشارقة|Ajman:عجمان|Fujairah:الفجيرة|Ras Al Khaimah:رأس الخيمة|Al Ain:العين|Jeddah:جدة|Mecca:مكة|Medina:المدينة المنورة|Dammam:الدمام|Lahore:لاهور|Islamabad:إسلام آباد:اسلام اباد|Mumbai:مومباي|Delhi:دلهي|New Delhi:نيودلهي|Bangalore:بنغالور|Chennai:تشيناي|Hyderabad:حيدر آباد|Kolkata:كولكاتا|Kochi:كوتشي|Beijing:بكين|Shanghai:شنغهاي|Shenzhen:شنجن|Guangzhou:غوانزو|Manchester:مانشستر|Frankfurt:فرانكفورت|Munich:ميونخ|Barcelona:برشلونة|Milan:ميلانو|Geneva:جنيف|Washington:واشنطن|Boston:بوسطن|Miami:ميامي|Houston:هيوستن|Dallas:دالاس|San Francisco:سان فرانسيسكو|Seattle:سياتل|Montreal:مونتريال|Cape Town:كيب تاون|Hanoi:هانوي`

export const cities: ReadonlyMap<string, Bilingual> = new Map(
  NAMES.split('|').flatMap((line) => {
    const [en = '', ar = '', ...spellings] = line.split(':')
    return [en, ar, ...spellings].map((name) => [fold(name).text, { en, ar }] as const)
  }),
)
