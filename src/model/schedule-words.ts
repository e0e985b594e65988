/** A schedule in words: of its cron text (minute, hour, day, month, weekday), as far as clocks and calendars go. */
import type { Label } from './model.ts'

const DAYS: Readonly<Record<keyof Label, readonly string[]>> = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** Null: it is said by its text alone. */
export function scheduleWords(schedule: string): Label | null {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = schedule.split(' ')
  const days = month === '*' ? daysOf(day, weekday) : null
  if (days === null) return null
  const times = timesOf(minute, hour)
  if (times !== null) return { zh: `${days.zh} ${times.join('、')}`, en: `${days.en} at ${listed(times)}` }
  const often = oftenOf(minute, hour)
  if (often === null) return null
  return days === EVERY_DAY ? often : { zh: `${days.zh}，${often.zh}`, en: `${days.en}, ${lowered(often.en)}` }
}

const EVERY_DAY: Label = { zh: '每天', en: 'Every day' }

function daysOf(day: string, weekday: string): Label | null {
  if (day === '*' && weekday === '*') return EVERY_DAY
  if (day !== '*' && weekday !== '*') return null
  if (weekday === '*') {
    const found = numbers(day)
    return (
      found && { zh: `每月${found.map((one) => `${one}日`).join('、')}`, en: `On day ${listed(found)} of each month` }
    )
  }
  const range = /^([0-6])-([0-6])$/.exec(weekday)
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])]
    return { zh: `每${DAYS.zh[from]}至${DAYS.zh[to]}`, en: `${DAYS.en[from]} to ${DAYS.en[to]}` }
  }
  const found = numbers(weekday)
  return (
    found && {
      zh: `每${found.map((one) => DAYS.zh[one % 7]).join('、')}`,
      en: `Every ${listed(found.map((one) => DAYS.en[one % 7]!))}`,
    }
  )
}

/** Times of day, where there are so few that they can be told. */
function timesOf(minute: string, hour: string): readonly string[] | null {
  const [minutes, hours] = [numbers(minute), numbers(hour)]
  if (minutes === null || hours === null) return null
  return hours.flatMap((h) => minutes.map((m) => `${two(h)}:${two(m)}`))
}

function oftenOf(minute: string, hour: string): Label | null {
  const each = stepOf(minute)
  if (each !== null && hour === '*')
    return each === 1 ? { zh: '每分钟', en: 'Every minute' } : { zh: `每${each}分钟`, en: `Every ${each} minutes` }
  const [found, hours] = [numbers(minute), stepOf(hour)]
  if (found?.length !== 1 || hours === null) return null
  const [at] = found
  return hours === 1
    ? { zh: `每小时的第${at}分钟`, en: `Every hour at minute ${at}` }
    : { zh: `每${hours}小时的第${at}分钟`, en: `Every ${hours} hours at minute ${at}` }
}

/** `*` is a step of one. */
const stepOf = (part: string): number | null => {
  const step = part === '*' ? '1' : /^\*\/(\d+)$/.exec(part)?.[1]
  return step === undefined ? null : Number(step)
}

const numbers = (part: string): readonly number[] | null => {
  const found = part.split(',')
  return found.every((one) => /^\d{1,2}$/.test(one)) ? found.map(Number) : null
}

const two = (one: number): string => String(one).padStart(2, '0')
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const listed = (all: readonly (string | number)[]): string =>
  all.length < 2 ? String(all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
