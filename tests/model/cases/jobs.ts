import type { MistakeCase } from '../mistakes.test.ts'
import { label } from '../documents.ts'

const job = (rest: object) => ({ 'x-label': label('Count'), each: 'company', ...rest })

export const cases: readonly MistakeCase[] = [
  {
    name: 'a schedule that no clock keeps, and a day that never comes',
    documents: {
      'jobs/a.json': job({ schedule: '61 1 * * *' }),
      'jobs/b.json': job({ schedule: '0 0 31 2 *' }),
      'jobs/c.json': job({ schedule: '0 1 * * *', missed: 'all' }),
    },
    mistakes: [
      'jobs/a.json:7:15 no clock keeps the schedule "61 1 * * *"; expected minute, hour, day, month and weekday, as in "20 1 * * *"',
      'jobs/b.json:7:15 no clock keeps the schedule "0 0 31 2 *"; expected minute, hour, day, month and weekday, as in "20 1 * * *"',
    ],
  },
  {
    name: 'times that are missed without a schedule, a key that is not there, a limit of no time',
    documents: {
      'jobs/a.json': job({ missed: 'once' }),
      'jobs/b.json': job({ permission: 'job_bas', minutes: 0 }),
      'jobs/c.json': job({ each: 'firm' }),
    },
    mistakes: [
      'jobs/a.json:7:3 "missed" of a job without a schedule',
      'jobs/b.json:7:17 no permission "job_bas"; expected a key of app/permissions.json',
      'jobs/b.json:8:14 "minutes" is 0; expected at least 1',
      'jobs/c.json:6:11 "each" is "firm"; expected one of company, installation',
    ],
  },
  {
    name: 'rebuilt after one that is not, after one of another kind, in a circle, after itself',
    documents: {
      'jobs/a.json': job({ rebuild: { after: ['b'] } }),
      'jobs/b.json': job({}),
      'jobs/c.json': { ...job({ rebuild: {} }), each: 'installation' },
      'jobs/d.json': job({ rebuild: { after: ['c', 'e'] } }),
      'jobs/e.json': job({ rebuild: { after: ['d'] } }),
      'jobs/f.json': job({ rebuild: { after: ['f'] } }),
    },
    mistakes: [
      'jobs/a.json:9:7 no job "b" that is rebuilt; expected one of a, d, e, f',
      'jobs/d.json:9:7 no job "c" that is rebuilt; expected one of a, d, e, f',
      'jobs/d.json:10:7 "d" would be rebuilt after itself',
      'jobs/e.json:9:7 "e" would be rebuilt after itself',
      'jobs/f.json:9:7 "f" would be rebuilt after itself',
    ],
  },
]
