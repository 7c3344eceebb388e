import { expect, test } from 'vitest'
import { channelsIn } from './channel-hits.ts'
import { told } from './told.ts'

test.each([
  ['10 بوستات انستا في ديسمبر 2026، المواضيع: عطور، هدايا. واتساب المحل 0557654321', ['Instagram']],
  ['6 posts in December on TikTok. For bookings people reach us on WhatsApp', ['TikTok']],
  ['10 posts for next month on LinkedIn, email me at x@y.ae when ready', ['LinkedIn']],
  ['8 منشورات على سناب شات في ديسمبر. للتواصل واتساب 050 123 4567', ['Snapchat']],
  ['5 posts next month on facebook, orders via whatsapp only', ['Facebook']],
  ['we take orders on WhatsApp +971 50 123 4567. need 6 posts on Instagram', ['Instagram']],
  ['رقم الواتساب 0501234567، بدي 6 بوستات على فيسبوك', ['Facebook']],
  ['نستقبل الحجوزات على الواتساب، ابي 4 بوستات تيك توك', ['TikTok']],
  ['plan 6 linkedin posts for January 2027 and email it to me', ['LinkedIn']],
  ['6 posts about whatsapp orders on instagram', ['Instagram']],
  ['8 posts on whatsapp and instagram', ['WhatsApp', 'Instagram']],
  ['بدي 8 بوستات على واتساب وانستغرام', ['WhatsApp', 'Instagram']],
  ['6 posts on instagram and the newsletter', ['Instagram', 'Newsletter']],
])('where somebody is reached is no channel: %s', (message, channels) => {
  expect(channelsIn(told(message))).toEqual(channels)
})
