import { AppError } from '../../errors/app-error.ts'
import type { Webhook } from '../../server/webhooks/webhook.ts'

export const trackerReport: Webhook<'tracker_report'> = {
  handle: async ({ records, commands }, { box, mileage }) => {
    const [found] = await records.of('vehicle').find({ box }, [], 1)
    if (!found) throw unknown(box)
    const { mileage: known } = await records.of('vehicle').hold(found.key, ['mileage'])
    // Reports may be late or out of order: mileage only grows.
    if (mileage > known) await records.of('vehicle').change(found.key, { mileage })
    // A vehicle that reports can be reached: commands that wait for it are sent now.
    commands.online(box)
  },
}

/** A refusal is shown in the inbox, where the message can be handled again once the vehicle exists. */
const unknown = (box: string): AppError =>
  new AppError(
    'invalid',
    {},
    {
      fields: [
        { field: 'box', message: { zh: `没有终端为“${box}”的车辆`, en: `No vehicle has the tracker "${box}"` } },
      ],
    },
  )
