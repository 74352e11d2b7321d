#!/bin/sh
# A program for `rowlock arena` that needs a shell and nothing else:
#
#     rowlock arena --bots "exec:sh examples/program.sh,random"
#
# A question is a line of JSON without spaces. The options are sorted, the cheapest first; a question has at least two.
# docs/arena.md has the whole protocol.

while IFS= read -r question; do
    case $question in
        *'"phase":"action1"'*) choice=1 ;;            # everybody may cross the white sum: the cheapest row
        *'"active_crossed":true'*) choice=0 ;;        # no penalty is due: save the numbers
        *) choice=1 ;;                                # anything is better than a penalty
    esac
    echo "{\"choose\":$choice}"
done
