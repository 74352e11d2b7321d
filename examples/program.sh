#!/bin/sh
# Example of a program for `rowlock arena` in plain shell:
#
#     rowlock arena --bots "exec:sh examples/program.sh,random"
#
# A question is a line of JSON without spaces. Options are sorted cheapest first; a question has at least two.
# docs/build/arena.md has the whole protocol.

while IFS= read -r question; do
    case $question in
        *'"phase":"action1"'*) choice=1 ;;            # every seat may cross the white sum: cheapest row
        *'"active_crossed":true'*) choice=0 ;;        # no penalty due: pass
        *) choice=1 ;;                                # a cross is better than a penalty
    esac
    echo "{\"choose\":$choice}"
done
