/** Seats of the learner and of the opponent, in the lessons and in the examples of the rules. */
export const YOU = 0;
export const OTHER = 1;
export const OTHER_NAME = "Ada";
