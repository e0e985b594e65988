// What every browser has: the package of this name brings sixteen files of older JavaScript for browsers that could not
// run the console anyway.
module.exports = Object.entries
