/** Far more boards can be reached from here than a machine can list, and the shortest way to count steps takes seconds to find. */
export const LARGE = `
.ccc.ddg#ttt
..TTT..g...l
YMII..qqq..l
YMr.FL.sRbbe
ffr.FL.sRKme
vv.NNAA.RKmJ
......HHH.pJ
UU.EEE....pJ
PPWWi.nnZuVV
hhCCiO.BZuGD
SSSQiO.B..GD
.jjQ...BkkG.
`;

/** A solution of it. */
export const LARGE_SOLUTION = 'K+2, u+1, V-1, J+1, Z+1, H-1, R+3, b-1, m-1, A+5';
