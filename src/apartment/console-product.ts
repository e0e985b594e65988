/** All that this product's console has beyond its schemas: views, header, login, icons; each loaded when it opens. */
import { lazy } from 'react'
import brands from '../../schemas/app/brands.json'
import { late } from '../console/kit/late.ts'
import type { ConsoleProduct } from '../console/product.ts'
import type { KINDS } from './domain/binding.ts'
import { facts, isMigrated } from './facts.ts'
import { followGraySite } from './gray-site.ts'
import { icons } from './icons.ts'
import { slots } from './views/slots.tsx'
import { offline } from './views/reading/offline.ts'
import { useSmsLeft } from './views/header/use-sms-left.ts'

/** What is bound, complete by its type: the table itself brings every code of every enum into the first script. */
const BOUND: Readonly<Record<keyof typeof KINDS, true>> = {
  accessunit: true,
  collector: true,
  elemeter: true,
  gateway: true,
  lock: true,
  repeater: true,
  watergateway: true,
  watermeter: true,
}

const serial = () => import('./views/devices/serial-hint.ts')
const hints = Object.fromEntries(
  ['device_replace', ...Object.keys(BOUND).map((kind) => `room_${kind}_create`)].map((form) => [`${form}.sn`, serial]),
)

/** Neither the app nor help is for clients that moved. */
const shows = (held: ReadonlySet<string>): boolean => !isMigrated(held)

export const product: ConsoleProduct = {
  brands: brands.brands,
  views: {
    guide: lazy(() => import('./views/guide/GuidePage.tsx')),
    help: lazy(() => import('./views/help/HelpPage.tsx')),
    service: lazy(() => import('./views/service/ServicePage.tsx')),
    'room-board': lazy(() => import('./views/board/BoardPage.tsx')),
  },
  slots,
  windows: { meter_reading: lazy(() => import('./views/reading/ReadingWindow.tsx')) },
  icons,
  facts,
  header: {
    figures: [{ key: 'sms', icon: 'mail', use: useSmsLeft }],
    tools: [
      {
        key: 'app',
        icon: 'phone',
        text: 'header.app',
        shows,
        Panel: lazy(() => import('./views/header/AppCodes.tsx')),
      },
      { key: 'help', icon: 'help', text: 'header.help', shows, to: '/help-space' },
    ],
    always: [
      late(() => import('./views/reading/WaitingReadings.tsx')),
      late(() => import('./views/service/ServiceButton.tsx')),
    ],
  },
  logins: [{ key: 'sms', text: 'login.by_sms', Form: lazy(() => import('./views/login/SmsLogin.tsx')) }],
  hints,
  searched: ['homes', 'rooms', 'devices', 'tenants', 'tickets'],
  topics: {
    chat: [['service']],
    // What records say of cards, people and credentials follows the answers of devices.
    command: [
      'manage_cards',
      'loss_cards',
      'delete_cards',
      'card_lock_tasks',
      'access_persons',
      'access_grants',
      'grants',
      'grant_batches',
      'grant_batch_items',
      'room_board',
    ].map((of) => [of]),
    // A batch is sent by its job, and what cannot be sent makes no command.
    job: [['grant_batches'], ['grant_batch_items']],
    message: [['events'], ['room_board']],
  },
  restless: ['devices', 'rooms'],
  offline,
  onAnswer: followGraySite,
}
