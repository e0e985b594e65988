/**
 * Days and times as people type them, brought to the one form that is shown and stored: `2026-01-02`, `2026-01-02
 * 08:05:00`.
 */
import { isRealDate } from '../values/calendar.ts'

const DAY = /^(\d{4})(?:[-/.年\s](\d{1,2})[-/.月\s](\d{1,2})日?|(\d{2})(\d{2}))$/
const TIME = /^(\d{1,2})(?:[:：](\d{1,2}))?(?:[:：](\d{1,2}))?$/
/** What is shown in an empty box. */
export const DAY_FORM = 'YYYY-MM-DD'
export const INSTANT_FORM = 'YYYY-MM-DD HH:mm:ss'

const two = (text: string | undefined): string => (text ?? '0').padStart(2, '0')

/** What is no day stays as it was typed, for the form to refuse. */
export function typedDay(typed: string): string {
  const text = typed.trim()
  const [, year, month, day, shortMonth, shortDay] = DAY.exec(text) ?? []
  const tidied = `${year}-${two(month ?? shortMonth)}-${two(day ?? shortDay)}`
  return isRealDate(tidied) ? tidied : text
}

/** A day alone begins at midnight. */
export function typedInstant(typed: string): string {
  const text = typed.trim()
  const [dayText = '', timeText = '00:00:00', ...more] = text.split(/\s+/)
  const [day, time] = [typedDay(dayText), TIME.exec(timeText)]
  if (!isRealDate(day) || !time || more.length > 0) return text
  const [hour, minute, second] = [two(time[1]), two(time[2]), two(time[3])]
  return hour < '24' && minute < '60' && second < '60' ? `${day} ${hour}:${minute}:${second}` : text
}
