/** Schedules as people say them; what is not said so stays its cron text. */
import { expect, test } from 'vitest'
import { scheduleWords } from '../../src/model/schedule-words.ts'

test.each([
  ['0 2 * * *', '每天 02:00', 'Every day at 02:00'],
  ['30 8,20 * * *', '每天 08:30、20:30', 'Every day at 08:30 and 20:30'],
  ['0 9 * * 1', '每周一 09:00', 'Every Monday at 09:00'],
  ['0 9 * * 1,3,7', '每周一、周三、周日 09:00', 'Every Monday, Wednesday and Sunday at 09:00'],
  ['0 9 * * 1-5', '每周一至周五 09:00', 'Monday to Friday at 09:00'],
  ['20 3 1 * *', '每月1日 03:20', 'On day 1 of each month at 03:20'],
  ['17 * * * *', '每小时的第17分钟', 'Every hour at minute 17'],
  ['40 */6 * * *', '每6小时的第40分钟', 'Every 6 hours at minute 40'],
  ['*/5 * * * *', '每5分钟', 'Every 5 minutes'],
  ['* * * * *', '每分钟', 'Every minute'],
  ['*/15 * * * 1-5', '每周一至周五，每15分钟', 'Monday to Friday, every 15 minutes'],
])('%s: %s', (schedule, zh, en) => {
  expect(scheduleWords(schedule)).toEqual({ zh, en })
})

test.each(['0 2 1 1 *', '0 2 1 * 1', '0 8-18 * * *', '0 2 * * MON', '*/5 8 * * *', '0 2 L * *'])(
  '%s stays as it is',
  (schedule) => {
    expect(scheduleWords(schedule)).toBeNull()
  },
)
