import type { Command } from '../../server/commands/command.ts'

export const readMileage: Command = {
  effect: async ({ records }, { task, data }) => {
    const { vehicle_id } = await records.of('command_task').hold(task, ['vehicle_id'])
    const { mileage } = await records.of('vehicle').hold(vehicle_id, ['mileage'])
    // It only grows: what a tracker tells late is not taken back.
    if (Number(data['mileage']) > mileage)
      await records.of('vehicle').change(vehicle_id, { mileage: Number(data['mileage']) })
  },
  simulated: ({ payload }, chance) => ({ mileage: Number(payload['known']) + 1 + Math.floor(chance('driven') * 500) }),
}
