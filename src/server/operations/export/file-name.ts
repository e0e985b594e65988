/** Name of a download: what it is and when it was made (China's clock), without signs that a file system refuses. */
export const fileName = (what: string, now: Date, ending: string): string => {
  const [day, time] = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).split('T') as [string, string]
  return `${what.replaceAll(/[\\/:*?"<>|\s]+/g, '_')}_${day.replaceAll('-', '')}_${time.replaceAll(':', '')}.${ending}`
}
